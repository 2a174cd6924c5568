"""What people see. It draws what the table knows, and knows no SQL; all of Qt is here.

Qt needs a locale in UTF-8. Where there is none, as in LC_ALL=C or one that is not installed, it would take C.UTF-8 by
itself, and complain.
"""

import locale
import os

if locale.getencoding() != "UTF-8":
    os.environ["LC_ALL"] = "C.UTF-8"
