/** Minimum letters of a highlighted word; shorter ones match almost everywhere. */
const MIN_LETTERS = 3;

/** Number of initial letters that a word and its misspelling must share. */
const BEGINNING = 4;

/** Splits a name into pieces and marks those that match a word, or its first letters if it is misspelt. */
function pieces(name: string, words: string): { text: string; isMeant: boolean }[] {
  const asked = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_LETTERS);
  return name.split(/([^\p{L}\p{N}]+)/u).map((text) => ({
    text,
    isMeant: asked.some(
      (word) => text.toLowerCase().includes(word) || text.toLowerCase().startsWith(word.slice(0, BEGINNING)),
    ),
  }));
}

/** Renders the name of a code with matching words highlighted. */
export function ScopeName({ name, words }: { name: string; words: string }) {
  if (!words) return name;
  return pieces(name, words).map(({ text, isMeant }, place) =>
    isMeant ? (
      <mark key={place} className="rounded-xs bg-accent-soft text-inherit">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
