"""Verification: the software's hash, an inspector's check with a seed, the whole ledger, and chance."""

from collections.abc import Iterator

from PySide6.QtWidgets import QFrame, QLabel

from kiosk import __version__
from kiosk.audit.meter_report import fingerprint
from kiosk.audit.shuffle_check import DECKS, Verdict, check_shuffles
from kiosk.audit.verify_process import Verified, verify_in_process
from kiosk.base.clock import local
from kiosk.base.software import seeded_hash
from kiosk.base.software_check import Checked
from kiosk.policy.access import Action
from kiosk.reports.figures.software_history import SoftwareChange, software_changes
from kiosk.table.chance import SourceFailed, SystemChance
from ui.i18n.menu_words import mark, say
from ui.service.page import Page, Service
from ui.service.widgets.busy_line import Busy
from ui.service.widgets.choice_buttons import choice
from ui.service.widgets.date_pickers import zone
from ui.service.widgets.parts import Rows, button, field, label, panel, row, table
from ui.service.widgets.touch_keys import keyboard
from ui.service.work import Job

_FINDINGS = 300  # high


class Verification(Page):
    """Everything here reads only, and works while the table plays."""

    name = "verification"
    title = mark("Verification")
    needs = frozenset({Action.VERIFY})
    finds = (
        (mark("Check the software's files"), None),
        (mark("Seeded check for inspectors"), None),
        (mark("Verify the ledger"), None),
        (mark("Test the random numbers (RNG)"), None),
    )

    def __init__(self, service: Service) -> None:
        super().__init__(service)
        for part in (self._software(), self._ledger(), self._chance()):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self._check_files()
        self._list_changes()

    def refresh(self) -> None:
        config = self.service.table.state.config
        self._version.setText(
            say(
                "croupier {version}, configuration {configuration}",
                version=__version__,
                configuration=fingerprint(config),
            )
        )

    def _software(self) -> QFrame:
        self._of_software = Busy(self.service, "software")
        self._of_changes = Busy(self.service, "changes")
        self._changes = label("", name="software changes")
        self._version = label("", name="version")
        self._hash = label("", name="software hash")
        self._manifest = label("", "quiet", name="manifest")
        self._signer = label("", "quiet", name="signer")
        self._wrong = Rows((say("What was found"),), parent=self)
        self._changed = table(self._wrong, "changed files")
        self._changed.setFixedHeight(_FINDINGS)
        self._changed.setVisible(False)
        self._seed = field("seed", say("the inspector's seed"), entered=self._check_seed)
        self._seeded = label("", name="seeded hash")
        self._keys = keyboard(self._seed)
        self._typed = choice(say("Keyboard"), lambda: self._keys.setVisible(self._typed.isChecked()), name="keyboard")
        self._keys.setVisible(False)
        check = button(say("Check with this seed"), self._check_seed, name="check seed")
        return panel(
            self._version,
            self._hash,
            self._manifest,
            self._signer,
            self._changed,
            row(button(say("Check the files again"), self._check_files, name="check files"), 1),
            row(self._seed, self._typed, check),
            self._keys,
            self._seeded,
            self._of_software,
            label(say("The last changes of the software, as each start told it:"), "quiet"),
            self._changes,
            self._of_changes,
            title=say("Software"),
        )

    def _list_changes(self) -> None:
        find = self.service.reading(lambda reader, _: software_changes(reader))
        self._of_changes.run(say("Reading"), find, self._show_changes)

    def _show_changes(self, found: tuple[SoftwareChange, ...]) -> None:
        starts = (local(one.at_ms, zone())[:16].replace("T", " ") for one in found)
        lines = (f"{at}   {one.old or say('first start')} → {one.new}" for at, one in zip(starts, found, strict=True))
        self._changes.setText("\n".join(lines))

    def _check_files(self) -> None:
        check = self.service.storage.check_software
        self._of_software.run(say("Reading the files"), lambda job: check(progress=job.progress), self._show_software)

    def _show_software(self, found: Checked) -> None:
        self.service.table.software_checked(found.why_not_genuine())
        self._hash.setText(say("SHA-256 of all {count} files: {hash}", count=f"{found.files:,}", hash=found.digest))
        self._manifest.setText(found.words())
        if found.packaged:
            _judge(self._manifest, found.words(), good=not found.findings)
            known = say("Public key of the release: {key}.", key=found.signer)
            self._signer.setText(known if found.signer else say("Public key of the release: missing."))
        self._wrong.show_rows([(words,) for words in found.findings])
        self._changed.setVisible(bool(found.findings))

    def _check_seed(self) -> None:
        seed = self._seed.text().strip()
        if not seed:
            self.service.window.tell(say("Write the seed first."), "warning")
            return
        self._seeded.setText("")

        def show(found: str) -> None:
            self._seeded.setText(say("HMAC-SHA-256 with the seed {seed}: {hash}", seed=seed, hash=found))

        self._of_software.run(say("Reading the files"), lambda job: seeded_hash(seed, progress=job.progress), show)

    def _ledger(self) -> QFrame:
        self._of_ledger = Busy(self.service, "ledger")
        self._verdict = label(say("Not verified since this page was opened."), "quiet", name="ledger verdict")
        self._more = label("", "quiet", name="ledger details")
        self._rows = Rows((say("Entry"), say("What was found")), parent=self)
        self._found = table(self._rows, "findings")
        self._found.setFixedHeight(_FINDINGS)
        self._found.setVisible(False)
        verify = button(say("Verify the ledger"), self._verify, "primary", name="verify ledger")
        words = say(
            "Every entry, signature, posting, meter and round is checked, each round played again from its cards."
        )
        return panel(
            label(words, "quiet"),
            row(verify, 1),
            self._of_ledger,
            self._verdict,
            self._more,
            self._found,
            title=say("Ledger"),
        )

    def _verify(self) -> None:
        data = self.service.data
        self._of_ledger.run(say("Verifying"), lambda job: verify_in_process(data, job.progress), self._show_ledger)

    def _show_ledger(self, found: Verified) -> None:
        _judge(self._verdict, found.words(), good=found.verdict.status == 0)
        self._more.setText(" ".join(_details(found)))
        self._rows.show_rows([(f"{number or say('whole')}", words) for number, words in found.findings])
        self._found.setVisible(bool(found.findings))

    def _chance(self) -> QFrame:
        self._of_chance = Busy(self.service, "chance")
        self._self_test = label("", "quiet", name="self-test")
        self._shuffles = label("", "quiet", name="shuffles verdict")
        self._statistics = Rows(
            (say("Question"), say("Sum"), say("Expected"), say("A fair shuffle reaches it")),
            right=(1, 2, 3),
            parent=self,
        )
        self._statistics_table = table(self._statistics, "statistics", stretch=0)
        self._statistics_table.setFixedHeight(4 * 48 + 4)
        self._statistics_table.setVisible(False)
        test = button(say("Self-test"), self._test, name="self-test now")
        run = button(say("Test {count} shuffles", count=f"{DECKS:,}"), self._run, name="test shuffles")
        words = say(
            "The generators' health tests, and statistics of shuffles at 99%. They use the device's sources of chance, "
            "and no cards of the table."
        )
        return panel(
            label(words, "quiet"),
            row(test, run, 1),
            self._of_chance,
            self._self_test,
            self._shuffles,
            self._statistics_table,
            title=say("Chance"),
        )

    def _test(self) -> None:
        self._of_chance.run(say("Testing"), _self_test, self._show_test)

    def _show_test(self, failure: str) -> None:
        failed = say("NOT PASSED: {failure}. Close the table.", failure=failure)
        words = failed if failure else say(_PASSED)
        _judge(self._self_test, words, good=not failure)

    def _run(self) -> None:
        self._of_chance.run(
            say("Shuffling"), lambda job: check_shuffles(SystemChance(), progress=job.progress), self._show_shuffles
        )

    def _show_shuffles(self, found: Verdict) -> None:
        _judge(self._shuffles, found.words(), good=found.passed)
        self._statistics.show_rows(
            [
                (
                    one.title,
                    f"{round(one.value):,}",
                    f"{one.freedom:,}",
                    say("{share}% of the time", share=f"{one.chance * 100:.1f}"),
                )
                for one in found.statistics
            ]
        )
        self._statistics_table.setVisible(True)


_PASSED = mark("PASSED: known answers, repetition, proportion and recurrence of both sources.")


def _details(found: Verified) -> Iterator[str]:
    yield say(
        "{entries} entries, {rounds} rounds. Last entry {hash}. Public key {key}.",
        entries=f"{found.entries:,}",
        rounds=f"{found.rounds:,}",
        hash=found.digest,
        key=found.key,
    )
    if found.unsigned:
        yield say("{count} entries are not signed yet.", count=found.unsigned)
    if found.in_play is not None:
        yield say("Round {round} is in play and not judged yet.", round=found.in_play)


def _self_test(_: Job) -> str:
    """Nothing, or what failed."""
    try:
        SystemChance().self_test()
    except SourceFailed as failure:
        return str(failure)
    return ""


def _judge(made: QLabel, words: str, *, good: bool) -> None:
    made.setObjectName("good" if good else "warning")
    made.style().polish(made)
    made.setText(words)
