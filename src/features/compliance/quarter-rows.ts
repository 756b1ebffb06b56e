import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import type { Language } from '@/config/languages';
import { complianceMessages } from './messages';
import type { QuarterLine } from './queries';

const { sections } = complianceMessages.id.quarter;
export type Section = keyof typeof sections;
/** The parts of the report, in its order. */
export const SECTIONS = Object.keys(sections) as Section[];

/** A code in the words of a list; what has none stays as it is. */
const inWords = (words: Record<string, string>, code: string) =>
  Object.hasOwn(words, code) ? (words[code] ?? code) : code;

/** Column heads of the report as a file. */
export function quarterHeader(language: Language): string[] {
  const { column } = complianceMessages[language].quarter;
  const { section, number, company, subject, closed, state, detail, finding } = column;
  return [section, number, company, subject, column.day, closed, state, detail, finding];
}

/** A line of the report as people read it: without a code of the database. Days as spreadsheets take them. */
export function quarterRow(language: Language, line: QuarterLine): string[] {
  const words = complianceMessages[language].quarter;
  return [
    inWords(words.sections, line.section),
    line.number,
    line.company ?? '',
    inWords(words.subjects, line.subject ?? ''),
    line.happened_on,
    line.closed_on ?? '',
    inWords(words.states, line.state),
    line.detail ?? '',
    isFinding(line.finding) ? findingMessages[language][line.finding] : '',
  ];
}

/** Number of lines in each part of the report. */
export const quarterCounts = (lines: readonly QuarterLine[]): Record<Section, number> =>
  Object.fromEntries(
    SECTIONS.map((section) => [section, lines.filter((line) => line.section === section).length]),
  ) as Record<Section, number>;
