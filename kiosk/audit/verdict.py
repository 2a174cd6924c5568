"""What a verification comes to, and how it is said. A newer release's entries are no reason to accuse a ledger."""

from enum import StrEnum


class Verdict(StrEnum):
    HOLDS = "holds"
    DOES_NOT_HOLD = "does not hold"
    CANNOT_BE_JUDGED = "cannot be judged by this release"

    @classmethod
    def of(cls, found: int, unjudged: int) -> "Verdict":
        """What so many findings, and so many entries that this release cannot judge, come to."""
        if found:
            return cls.DOES_NOT_HOLD
        return cls.CANNOT_BE_JUDGED if unjudged else cls.HOLDS

    @property
    def status(self) -> int:
        return {Verdict.HOLDS: 0, Verdict.DOES_NOT_HOLD: 1, Verdict.CANNOT_BE_JUDGED: 3}[self]

    def words(self, found: int) -> str:
        match self:
            case Verdict.HOLDS:
                return "VERIFIED: chain, checkpoints, postings, balances, meters, snapshots and every round hold."
            case Verdict.DOES_NOT_HOLD:
                return f"NOT VERIFIED: {found:,} finding{'s' if found > 1 else ''}."
            case Verdict.CANNOT_BE_JUDGED:
                return (
                    "CANNOT BE JUDGED: a newer Croupier wrote a part of this ledger. All that this one can judge holds."
                )
