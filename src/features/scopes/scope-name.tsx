/** Shorter words are in everything. */
const LEAST_LETTERS = 3;

/** Letters that a word and a typing error of it begin with alike. */
const BEGINNING = 4;

/** Pieces of a name, those that the words mean apart: the words themselves, or with a typing error their beginning. */
function pieces(name: string, words: string): { text: string; isMeant: boolean }[] {
  const asked = words
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= LEAST_LETTERS);
  return name.split(/([^\p{L}\p{N}]+)/u).map((text) => ({
    text,
    isMeant: asked.some(
      (word) => text.toLowerCase().includes(word) || text.toLowerCase().startsWith(word.slice(0, BEGINNING)),
    ),
  }));
}

/** The name of a code with the words marked that it was found by. */
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
