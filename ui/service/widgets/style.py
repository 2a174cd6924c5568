"""How the operator's menu looks: the table's colours by role, large enough for a finger, quiet enough for a shift."""

from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from ui import palette

TARGET = 56  # the least height of what is touched
_LINE = palette.mixed(palette.PANEL, palette.LINE, 0.35)
_RAISED = palette.mixed(palette.PANEL, palette.TEXT, 0.06)
_GOOD = palette.mixed(palette.CALM, palette.TEXT, 0.6)

SHEET = f"""
QWidget#service {{ background: {palette.FELT_DEEP}; }}
QWidget#page, QScrollArea, QScrollArea > QWidget > QWidget {{ background: {palette.FELT_DEEP}; border: none; }}
QFrame#panel, QFrame#sheet {{ background: {palette.PANEL}; border: 1px solid {_LINE}; border-radius: 12px; }}
QFrame#top {{ background: {palette.PANEL}; border-bottom: 1px solid {_LINE}; }}
QFrame#rail {{ background: {palette.PANEL}; border-right: 1px solid {_LINE}; }}
QLabel#title {{ font-size: 28px; font-weight: 600; }}
QLabel#heading {{ font-size: 21px; font-weight: 600; }}
QLabel#quiet {{ color: {palette.QUIET}; }}
QLabel#figure {{ font-size: 30px; font-weight: 600; }}
QLabel#warning {{ color: {palette.CALL}; font-weight: 600; }}
QLabel#good {{ color: {_GOOD}; font-weight: 600; }}
QPushButton {{ background: {palette.FELT_LIT}; border: 1px solid {_LINE}; border-radius: 10px; padding: 8px 18px;
    min-height: {TARGET - 18}px; }}
QPushButton:pressed {{ background: {palette.CALM}; border: 2px solid {palette.TEXT}; }}
QPushButton:checked {{ background: {palette.CALM}; font-weight: 600; }}
QPushButton:focus {{ border: 2px solid {palette.TEXT}; }}
QPushButton:disabled {{ color: {palette.mixed(palette.PANEL, palette.TEXT, 0.45)}; background: {palette.PANEL}; }}
QPushButton#primary {{ background: {palette.CALM}; font-weight: 600; }}
QPushButton#danger {{ border: 2px solid {palette.CALL}; }}
QPushButton#rail {{ text-align: left; background: transparent; border: none; border-radius: 8px; padding-left: 16px; }}
QPushButton#rail:checked {{ background: {palette.CALM}; font-weight: 600; }}
QPushButton#hit {{ text-align: left; }}
QLineEdit, QPlainTextEdit, QComboBox, QSpinBox, QDateTimeEdit {{ background: {_RAISED}; border: 1px solid {_LINE};
    border-radius: 8px; padding: 6px 10px; min-height: {TARGET - 16}px; selection-background-color: {palette.CALM}; }}
QLineEdit:focus, QPlainTextEdit:focus, QComboBox:focus, QSpinBox:focus {{ border: 2px solid {palette.TEXT}; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
QComboBox::drop-down {{ border: none; width: 36px; }}
QComboBox QAbstractItemView {{ background: {palette.PANEL}; border: none; outline: none; }}
QComboBox QAbstractItemView::item {{ min-height: {TARGET - 4}px; padding-left: 10px; color: {palette.TEXT}; }}
QComboBox QAbstractItemView::item:selected, QComboBox QAbstractItemView::item:hover {{ background: {palette.CALM}; }}
QTableView {{ background: {palette.PANEL}; border: 1px solid {_LINE}; border-radius: 10px; gridline-color: {_LINE};
    selection-background-color: {palette.CALM}; alternate-background-color: {_RAISED}; }}
QTableView::item {{ padding: 0 10px; }}
QHeaderView::section {{ background: {_RAISED}; border: none; border-bottom: 1px solid {_LINE}; padding: 10px;
    color: {palette.QUIET}; }}
QProgressBar {{ border: 1px solid {_LINE}; border-radius: 8px; text-align: center; background: {_RAISED}; }}
QProgressBar::chunk {{ background: {palette.CALM}; border-radius: 8px; }}
QScrollBar:vertical {{ background: transparent; width: 22px; }}
QScrollBar::handle:vertical {{ background: {_LINE}; border-radius: 9px; min-height: 56px; margin: 2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
"""


def dress(window: QWidget) -> None:
    """Give the menu, which has the only widgets, its looks. Letters by a rule of the sheet would cost frames."""
    font = QFont("Croupier Sans")
    font.setPixelSize(18)
    colours = window.palette()
    roles = QPalette.ColorRole
    for role in (roles.WindowText, roles.Text, roles.ButtonText, roles.HighlightedText):
        colours.setColor(role, QColor(palette.TEXT))
    colours.setColor(roles.PlaceholderText, QColor(palette.mixed(palette.PANEL, palette.TEXT, 0.5)))
    QApplication.setFont(font, "QWidget")  # type: ignore[arg-type]  # its stub knows only bytes
    QApplication.setPalette(colours, "QWidget")  # type: ignore[arg-type]
    window.setStyleSheet(SHEET)
