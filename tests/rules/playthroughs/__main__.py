"""Write every golden playthrough again."""

from tests.rules.playthroughs import FOLDER, PLAYTHROUGHS, text_of

if __name__ == "__main__":
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name, playthrough in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text(text_of(playthrough), "utf-8")
    print(f"wrote {len(PLAYTHROUGHS)} playthroughs; read the difference before you commit it")
