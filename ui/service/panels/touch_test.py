"""The glass under test: it draws where each finger is, and measures how far touches lie from crosses."""

from collections.abc import Callable
from fractions import Fraction

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QTouchEvent
from PySide6.QtWidgets import QWidget

from kiosk.devices.calibration import Measured, Place, measure
from ui import palette
from ui.i18n.menu_words import say
from ui.service.widgets.parts import button, label, row
from ui.service.widgets.sheets import Over

_LEFT, _TOP, _MIDDLE = Fraction(1, 10), Fraction(3, 20), Fraction(1, 2)  # shares of width and height
CROSSES = ((_LEFT, _TOP), (1 - _LEFT, _TOP), (_MIDDLE, _MIDDLE), (_LEFT, 1 - _TOP), (1 - _LEFT, 1 - _TOP))
_TOUCHES = (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd, QEvent.Type.TouchCancel)
_RING = 44
_ARM = 26
_MOST_TRAIL = 4_000


class TouchTest(Over):
    """Lies over the whole menu until it is done. Whoever wants it `measured` has crosses touched."""

    def __init__(self, parent: QWidget, *, measured: Callable[[Measured], None] | None = None) -> None:
        super().__init__(parent)
        self.setProperty("named", "glass")
        self.setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._measured = measured
        self._wanted = list(CROSSES) if measured else []
        self._found: list[Place] = []
        self._trail: list[QPointF] = []
        self.fingers: dict[int, QPointF] = {}
        self.most = 0  # fingers at once
        touch = say("Touch with as many fingers as you like.")
        words = say("Touch the middle of each cross.") if measured else touch
        self._words = label(words, "heading", name="glass words")
        self._words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        top = row(1, self._words, button(say("Done"), self.done, "primary", name="glass done"), 1)
        top.setAlignment(Qt.AlignmentFlag.AlignTop)
        top.setContentsMargins(24, 24, 24, 24)
        self.setLayout(top)
        self.show()
        self.raise_()
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 (Qt's)
        """Where no touch finds the button any more, a key does."""
        if event.key() == Qt.Key.Key_Escape:
            self.done()
        super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        if event.type() not in _TOUCHES or not isinstance(event, QTouchEvent):
            return super().event(event)
        for point in event.points():
            lifted = point.state() == point.State.Released or event.type() == QEvent.Type.TouchCancel
            self._finger(point.id(), point.position(), pressed=point.state() == point.State.Pressed, lifted=lifted)
        event.accept()
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's)
        self._finger(-1, event.position(), pressed=True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's)
        self._finger(-1, event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 (Qt's)
        self._finger(-1, event.position(), lifted=True)

    def _finger(self, number: int, at: QPointF, *, pressed: bool = False, lifted: bool = False) -> None:
        if pressed and self._wanted:
            self._measure(at)
        if lifted:
            self.fingers.pop(number, None)
        else:
            self.fingers[number] = at
            self._trail = [*self._trail[-_MOST_TRAIL:], at]
        self.most = max(self.most, len(self.fingers))
        if not self._wanted and not self._found:
            self._words.setText(say("Fingers now: {now}. Most at once: {most}.", now=len(self.fingers), most=self.most))
        self.update()

    def _cross(self, index: int) -> QPointF:
        across, down = CROSSES[index]
        return QPointF(float(across * self.width()), float(down * self.height()))

    def _measure(self, at: QPointF) -> None:
        self._found.append((Fraction(at.x()) / self.width(), Fraction(at.y()) / self.height()))
        self._wanted.pop(0)
        if self._wanted:
            return
        if self._measured is not None:
            self._measured(measure(self._found, CROSSES, (self.width(), self.height())))
        self.done()

    def paintEvent(self, _: QPaintEvent) -> None:  # noqa: N802 (Qt's)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(palette.FELT_DEEP))
        painter.setPen(QPen(QColor(palette.LINE), 5, c=Qt.PenCapStyle.RoundCap))
        painter.drawPoints(self._trail)
        painter.setPen(QPen(QColor(palette.TEXT), 3))
        for number, at in self.fingers.items():
            painter.drawEllipse(at, _RING, _RING)
            painter.drawText(
                at + QPointF(_RING, -_RING), say("mouse") if number < 0 else say("finger {number}", number=number)
            )
        if self._wanted:
            aim = self._cross(len(CROSSES) - len(self._wanted))
            painter.setPen(QPen(QColor(palette.CALL), 3))
            painter.drawLine(aim - QPointF(_ARM, 0), aim + QPointF(_ARM, 0))
            painter.drawLine(aim - QPointF(0, _ARM), aim + QPointF(0, _ARM))
