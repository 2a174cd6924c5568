"""The touch screen, tried and calibrated: measured with crosses, and on a cabinet set right from its next start on."""

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QVBoxLayout

from kiosk.devices.calibration import Calibration, Measured, in_force, read_calibration
from kiosk.policy.access import Action
from kiosk.policy.device import DeviceError, load_device
from kiosk.table.devices.device_changes import change_device
from ui.i18n.menu_words import say
from ui.service.page import Service
from ui.service.panels.touch_test import TouchTest
from ui.service.widgets.parts import button, label, panel, row


class TouchPanel(QFrame):
    def __init__(self, service: Service) -> None:
        super().__init__()
        self._service = service
        self._set = in_force()
        self._found: Calibration | None = None
        self._result = label(say("It tests the screen that this menu is on."), "quiet", name="touch result")
        self._keep = button(say("Keep this calibration …"), self._ask_keep, "primary", name="keep calibration")
        self._forget = button(say("Remove the calibration …"), self._ask_forget, name="remove calibration")
        try_it = button(say("Test the touch"), self._open_glass, name="touch test")
        measure = button(say("Calibrate"), partial(self._open_glass, measured=self._measured), name="calibrate")
        inside = QVBoxLayout(self)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addWidget(panel(row(try_it, measure, self._keep, self._forget, 1), self._result, 1, title=say("Touch")))
        self._show()

    @property
    def _may(self) -> bool:
        """Whether it can be kept here: on a cabinet with one screen, in live play, by whoever may set the device."""
        one = len(QGuiApplication.screens()) == 1
        return (
            one and self._set is not None and not self._service.in_mode and self._service.staff.may(Action.SET_DEVICE)
        )

    def _show(self) -> None:
        self._keep.setVisible(self._may and self._found is not None)
        self._forget.setVisible(self._may and bool(self._kept()))

    def _kept(self) -> str:
        try:
            return load_device(self._service.data).touch
        except DeviceError:
            return ""

    def _open_glass(self, measured: Callable[[Measured], None] | None = None) -> None:
        self._service.window.lay_over(TouchTest(self.window(), measured=measured))

    def _measured(self, measured: Measured) -> None:
        self._found = None
        off, tone = say("Touches lie up to {pixels} pixels off.", pixels=measured.off_px), "warning"
        if measured.good:
            more, tone = say("Nothing is to be done."), "good"
        else:
            found = measured.correction.after(self._set or Calibration())
            if measured.fits and read_calibration(found.written()) is not None:
                self._found = found
                more = self._to_do(found, measured.left_px)
            else:
                more = say("They do not fit together: calibrate again, and touch the middle of each cross.")
        self._result.setText(f"{off} {more}")
        self._service.window.tell(off, tone)
        self._show()

    def _to_do(self, found: Calibration, left_px: int) -> str:
        if self._may:
            return say("With this calibration, {pixels}.", pixels=left_px)
        words = say("This machine's own rules (udev) set its touch screens. They want:")
        return f'{words}\nLIBINPUT_CALIBRATION_MATRIX="{found.written()}"'

    def _ask_keep(self) -> None:
        words = say(
            "From the next start of the device on, touches are found where the fingers are. Switch it off and on, and "
            "test the touch. Should the glass be of no use then, a keyboard works on this page, too."
        )
        found = self._found.written() if self._found else ""
        self._service.window.confirm(say("Keep this calibration"), words, partial(self._set_to, found), do=say("Keep"))

    def _ask_forget(self) -> None:
        words = say("From the next start of the device on, the touch screen is as it came.")
        self._service.window.confirm(say("Remove the calibration"), words, partial(self._set_to, ""), do=say("Remove"))

    def _set_to(self, touch: str) -> None:
        try:
            old = load_device(self._service.data)
        except DeviceError as error:
            self._service.window.tell(str(error), "warning")
            return
        words = change_device(self._service.staff.ask, self._service.data, old, old._replace(touch=touch))
        self._service.window.tell(words or say("Kept."), "warning" if words else "good")
        if not words:
            self._found = None
        self._show()
