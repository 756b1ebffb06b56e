/** A stretch of text that stayed, was taken out, or was put in. */
export type Stretch = { kind: 'same' | 'out' | 'in'; text: string };

/** Above this many words the table below would grow too large; both texts are then shown whole. */
const MOST_WORDS = 700;

const pieces = (text: string) => text.match(/\s+|[^\s]+/g) ?? [];

/** Length of the longest common run of words from each pair of positions on. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i], table[i + 1]];
    if (!row || !below) continue;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

/** Two texts word by word: what stayed, what went, what came. */
export function wordDifferences(before: string, after: string): Stretch[] {
  const [a, b] = [pieces(before), pieces(after)];
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) {
    const whole: Stretch[] = [
      { kind: 'out', text: before },
      { kind: 'in', text: after },
    ];
    return whole.filter(({ text }) => text !== '');
  }
  const table = commonLengths(a, b);
  const stretches: Stretch[] = [];
  const add = (kind: Stretch['kind'], text = '') => {
    const last = stretches.at(-1);
    if (last?.kind === kind) last.text += text;
    else stretches.push({ kind, text });
  };
  let [i, j] = [0, 0];
  while (i < a.length || j < b.length) {
    const isSame = i < a.length && j < b.length && a[i] === b[j];
    const takesOut = i < a.length && (j >= b.length || (table[i + 1]?.[j] ?? 0) >= (table[i]?.[j + 1] ?? 0));
    if (isSame) add('same', a[i]);
    else if (takesOut) add('out', a[i]);
    else add('in', b[j]);
    if (isSame || takesOut) i += 1;
    if (isSame || !takesOut) j += 1;
  }
  return stretches;
}
