import QtQuick

// Something to touch: a finger of its own, feedback while it is down, however long it stays.
Item {
    id: root

    readonly property bool pressed: handler.pressed

    signal tapped

    implicitHeight: Theme.target
    implicitWidth: Theme.target

    TapHandler {
        id: handler

        acceptedButtons: Qt.LeftButton
        gesturePolicy: TapHandler.ReleaseWithinBounds
        longPressThreshold: 0
        onTapped: root.tapped()
    }
}
