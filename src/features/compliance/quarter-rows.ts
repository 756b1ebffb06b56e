import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import type { Language } from '@/config/languages';
import { complianceMessages } from './messages';
import type { QuarterLine } from './queries';

const { sections } = complianceMessages.id.quarter;
export type QuarterSection = keyof typeof sections;
/** Sections of the report, in order. */
export const SECTIONS = Object.keys(sections) as QuarterSection[];

/** Returns the label of a code, or the code itself if it has none. */
const labelOf = (words: Record<string, string>, code: string) =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

/** Returns the column headers of the exported report. */
export function quarterHeader(language: Language): string[] {
  const { column } = complianceMessages[language].quarter;
  const { section, number, company, subject, closed, state, detail, finding } = column;
  return [section, number, company, subject, column.day, closed, state, detail, finding];
}

/** Returns a line of the report with labels in place of database codes, and dates in spreadsheet format. */
export function quarterRow(language: Language, line: QuarterLine): string[] {
  const words = complianceMessages[language].quarter;
  return [
    labelOf(words.sections, line.section),
    line.number,
    line.company ?? '',
    labelOf(words.subjects, line.subject ?? ''),
    line.happened_on,
    line.closed_on ?? '',
    [labelOf(words.states, line.state), line.is_late && words.late].filter(Boolean).join(', '),
    line.detail ?? '',
    isFinding(line.finding) ? findingMessages[language][line.finding] : '',
  ];
}

/** Returns the number of lines in each section of the report. */
export const quarterCounts = (lines: readonly QuarterLine[]): Record<QuarterSection, number> =>
  Object.fromEntries(
    SECTIONS.map((section) => [section, lines.filter((line) => line.section === section).length]),
  ) as Record<QuarterSection, number>;
