import type { LucideIcon } from 'lucide-react';

/** Command of the palette: opens a screen or runs an action. */
export interface Command {
  /** Stable across visits, because last choices are stored by id. */
  id: string;
  group: 'screens' | 'actions';
  label: string;
  /** Screen or list that the command belongs to. */
  detail?: string;
  /** Additional search terms: the name in the other language, the path. */
  keywords: readonly string[];
  icon: LucideIcon;
  /** True for commands that are never listed as last choices, such as signing out. */
  isOnce?: true;
  run: () => void;
}

const fold = (text: string) => text.toLocaleLowerCase('id').normalize('NFD').replace(/\p{M}/gu, '');

/** Splits a search into words, normalised for comparison. */
export const commandTerms = (typed: string): string[] => fold(typed).split(/\s+/).filter(Boolean);

/** Returns the rank of a text for a typed word: prefix of the text, prefix of a word, substring, no match. */
function matchScore(text: string, word: string): number {
  const place = text.indexOf(word);
  if (place < 0) return 0;
  if (place === 0) return 3;
  return text.includes(` ${word}`) ? 2 : 1;
}

/** Returns the commands that match all words, best first; ties keep their order. */
export function matching(commands: readonly Command[], typed: string): Command[] {
  const words = commandTerms(typed);
  if (words.length === 0) return [...commands];
  return commands
    .map((command) => {
      const label = fold(command.label);
      const others = fold([command.detail, ...command.keywords].join(' '));
      const scores = words.map(
        (word) => matchScore(label, word) * 2 || Math.min(matchScore(others, word), 1),
      );
      return { command, score: scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((one, other) => other.score - one.score)
    .map(({ command }) => command);
}
