import { CONTENT_LANGUAGES, type Language } from '@/config/languages';
import { isKnownItem, placeOf, type ComplianceCode } from './items';

/** A line of compliance_board(). */
export interface BoardLine extends Record<`has_${Language}`, boolean> {
  code: ComplianceCode;
  changed_at: string | null;
  reviewed_at: string | null;
  reviewer_name: string | null;
  note: string | null;
  review_due: boolean;
}

/** never: not reviewed yet · due: reviewed too long ago · changed: edited since the review · fresh */
export type ReviewState = 'never' | 'due' | 'changed' | 'fresh';

export function reviewStateOf({
  reviewed_at: reviewed,
  changed_at: changed,
  review_due: isDue,
}: BoardLine): ReviewState {
  if (!reviewed) return 'never';
  if (isDue) return 'due';
  return changed && new Date(changed) > new Date(reviewed) ? 'changed' : 'fresh';
}

export const isFilled = (line: BoardLine) => CONTENT_LANGUAGES.every((language) => line[`has_${language}`]);
export const needsAttention = (line: BoardLine) => !isFilled(line) || reviewStateOf(line) !== 'fresh';

/** The lines that this version knows, in the standard's order. */
export const inOrder = (lines: readonly (Omit<BoardLine, 'code'> & { code: string })[]): BoardLine[] =>
  lines
    .filter((line): line is BoardLine => isKnownItem(line.code))
    .toSorted((one, other) => placeOf(one.code) - placeOf(other.code));

export const summaryOf = (lines: readonly BoardLine[]) => ({
  total: lines.length,
  filled: lines.filter(isFilled).length,
  fresh: lines.filter((line) => reviewStateOf(line) === 'fresh').length,
  attention: lines.filter(needsAttention).length,
});
