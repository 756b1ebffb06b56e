/** Splits a text into pieces; those that match a search word are hits. */
export function marks(text: string, words: readonly string[]): { text: string; isHit: boolean }[] {
  const wanted = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  if (wanted.length === 0) return [{ text, isHit: false }];
  return text
    .split(new RegExp(`(${wanted.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, isHit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
