import QtQuick

// Words: one family, plain text, no wrap unless asked.
Text {
    property real size: 22
    property bool strong: false

    color: Theme.text
    elide: Text.ElideRight
    font.family: Theme.family
    font.hintingPreference: Theme.grain > 1 ? Font.PreferNoHinting : Font.PreferDefaultHinting // enlarged, it is cut off
    font.pixelSize: size
    font.weight: strong ? Font.DemiBold : Font.Normal
    textFormat: Text.PlainText
    verticalAlignment: Text.AlignVCenter
}
