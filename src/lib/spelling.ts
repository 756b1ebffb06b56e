/** Minimum length of a word to correct; shorter ones resemble too many others. */
const MIN_LENGTH = 4;
const LONG_LENGTH = 8;

/**
 * Counts letters that are omitted, inserted, replaced or swapped with their neighbour, as the site search
 * does (private.typing_distance).
 */
export function typingDistance(one: string, other: string): number {
  const at = (row: readonly number[], place: number) => row[place] ?? Infinity;
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i++) {
    const here = [i];
    for (let j = 1; j <= other.length; j++) {
      const isOther = one[i - 1] !== other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      here.push(
        Math.min(
          at(above, j) + 1,
          at(here, j - 1) + 1,
          at(above, j - 1) + Number(isOther),
          isSwapped ? at(before, j - 2) + 1 : Infinity,
        ),
      );
    }
    before = above;
    above = here;
  }
  return at(above, other.length);
}

/** Returns the nearest known word: at a distance of one, or two for long words. */
function nearest(wanted: string, known: readonly string[]): string | undefined {
  const most = wanted.length < LONG_LENGTH ? 1 : 2;
  return known
    .filter((word) => Math.abs(word.length - wanted.length) <= most)
    .map((word) => ({ word, distance: typingDistance(wanted, word) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word))[0]?.word;
}

/**
 * Corrects typed words that the texts do not contain, as the site search does (private.meant_words). Returns
 * undefined when the texts contain all of them, or nothing similar.
 */
export function correctSpelling(words: readonly string[], texts: readonly string[]): string | undefined {
  const known = new Set(texts.flatMap((text) => text.split(/[^\p{L}]+/u)));
  const long = [...known].filter((word) => word.length >= MIN_LENGTH);
  const isUnknown = (word: string) =>
    word.length >= MIN_LENGTH && /^\p{L}+$/u.test(word) && !texts.some((text) => text.includes(word));
  const meant = words.map((word) => (isUnknown(word) ? (nearest(word, long) ?? word) : word));
  return meant.some((word, place) => word !== words[place]) ? meant.join(' ') : undefined;
}
