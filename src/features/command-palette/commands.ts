import type { LucideIcon } from 'lucide-react';

/** Something the palette can do at once: open a screen, or act. */
export interface Command {
  /** The same on every visit, so that it can be found among the last ones used. */
  id: string;
  group: 'screens' | 'actions';
  label: string;
  /** The screen or list it belongs to, in a few words. */
  detail?: string;
  /** Other names for it: the name in the other language, the address. */
  keywords: readonly string[];
  icon: LucideIcon;
  /** Not worth offering again: signing out. */
  isOnce?: true;
  run: () => void;
}

const fold = (text: string) => text.toLocaleLowerCase('id').normalize('NFD').replace(/\p{M}/gu, '');

/** Search words, normalised for comparison. */
export const wordsOf = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Rank of a text for a typed word: begins with it, has a word that does, contains it, or does not match. */
function closeness(text: string, word: string): number {
  const place = text.indexOf(word);
  if (place < 0) return 0;
  if (place === 0) return 3;
  return text.includes(` ${word}`) ? 2 : 1;
}

/** Commands that answer to every word, the closest first; those that are equally close keep their order. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [...commands];
  return commands
    .map((command) => {
      const label = fold(command.label);
      const others = fold([command.detail, ...command.keywords].join(' '));
      const scores = words.map((word) => closeness(label, word) * 2 || Math.min(closeness(others, word), 1));
      return { command, score: scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ command }) => command);
}
