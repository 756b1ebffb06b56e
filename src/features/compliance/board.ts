import { CONTENT_LANGUAGES, type Language } from '@/config/languages';
import { isKnownItem, isTest, positionOf, type ComplianceCode, type TestName } from './items';

/** Test of the published content; `missing` names the missing parts. */
export interface Test {
  test: TestName;
  isMet: boolean;
  missing: readonly string[];
}

/** Row of compliance_board(). A language is null if the item has no public text. */
export interface BoardLine extends Record<`has_${Language}`, boolean | null> {
  code: ComplianceCode;
  tests: readonly Test[];
  /** Verdict of the last review. */
  verdict: string | null;
  changed_at: string | null;
  reviewed_at: string | null;
  reviewer_name: string | null;
  note: string | null;
  review_due: boolean;
  /** True if a person must judge the item, because it has no checks or they only look for words. */
  is_judged: boolean;
  /** Day by which the next review is due. */
  due_on: string | null;
}

/**
 * `never`: not reviewed. `due`: the review is too old. `changed`: edited since the review. `insufficient`:
 * found insufficient. `fresh`: up to date.
 */
export type ReviewState = 'never' | 'due' | 'changed' | 'insufficient' | 'fresh';

export function reviewStateOf({
  reviewed_at: reviewed,
  changed_at: changed,
  review_due: isDue,
  verdict,
}: BoardLine): ReviewState {
  if (!reviewed) return 'never';
  if (verdict === 'insufficient') return 'insufficient';
  if (isDue) return 'due';
  return changed && new Date(changed) > new Date(reviewed) ? 'changed' : 'fresh';
}

/**
 * `unsound`: a language is missing or a check fails. `unjudged`: the checks pass, but no person has confirmed
 * the item. `sound`: the item is met.
 */
export type Standing = 'sound' | 'unjudged' | 'unsound';

export function standingOf(line: BoardLine): Standing {
  const isComplete =
    CONTENT_LANGUAGES.every((language) => line[`has_${language}`] !== false) &&
    line.tests.every(({ isMet }) => isMet);
  if (!isComplete) return 'unsound';
  return line.is_judged && reviewStateOf(line) !== 'fresh' ? 'unjudged' : 'sound';
}

/** Returns true if the duty is public in all languages, passes all checks, and has the verdict it needs. */
export const isFilled = (line: BoardLine) => standingOf(line) === 'sound';
export const needsAttention = (line: BoardLine) => !isFilled(line) || reviewStateOf(line) !== 'fresh';

interface RawLine extends Omit<BoardLine, 'code' | 'tests'> {
  code: string;
  tests: unknown;
}

const textsOf = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** Parses the jsonb column of tests, regardless of its content. */
function testsOf(value: unknown): Test[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown) => {
    const field = (key: string): unknown =>
      typeof each === 'object' && each !== null ? Reflect.get(each, key) : undefined;
    const name = field('test');
    if (typeof name !== 'string' || !isTest(name)) return [];
    return [{ test: name, isMet: field('is_met') === true, missing: textsOf(field('missing')) }];
  });
}

/** Returns the known lines, in the order of the standard. */
export const sortLines = (lines: readonly RawLine[]): BoardLine[] =>
  lines
    .flatMap(({ code, tests, ...line }) =>
      isKnownItem(code) ? [{ ...line, code, tests: testsOf(tests) }] : [],
    )
    .toSorted((one, other) => positionOf(one.code) - positionOf(other.code));

export const summaryOf = (lines: readonly BoardLine[]) => ({
  total: lines.length,
  filled: lines.filter(isFilled).length,
  fresh: lines.filter((line) => reviewStateOf(line) === 'fresh').length,
  attention: lines.filter(needsAttention).length,
});
