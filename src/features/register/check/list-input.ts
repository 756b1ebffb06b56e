import type { CertificateList } from './checked-list-queries';
import { formatHint, isLongEnough, normaliseNumber } from './check-input';

/** Maximum number of lines accepted by check_certificates. */
export const MAX_NUMBERS = 100;

/** Returns the comparison key of a line: its letters and digits. */
const key = (line: string) => line.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();

/** Returns the distinct numbers and NIBs of a text, one per line or cell. */
export function splitLines(text: string): string[] {
  const lines = text
    .split(/[\n\r\t;]+/)
    .map(normaliseNumber)
    .filter((line) => key(line) !== '');
  return lines.filter((line, place) => lines.findIndex((other) => key(other) === key(line)) === place);
}

/** Returns the cells that can be a number or NIB: with a digit, and neither a date nor a counter. */
export const certificateNumbers = (cells: readonly string[]): string[] =>
  cells.filter(
    (cell) =>
      /\d/.test(cell) && key(cell).length > 5 && !/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(cell.trim()),
  );

export type ListProblem = { code: 'empty' | 'many' | 'personal' | 'short'; line?: string; count: number };

/** Returns why a list cannot be sent; undefined if it can. */
export function listProblem(lines: readonly string[]): ListProblem | undefined {
  const count = lines.length;
  if (count === 0) return { code: 'empty', count };
  if (count > MAX_NUMBERS) return { code: 'many', count };
  const personal = lines.find((line) => formatHint(line) === 'personal');
  if (personal !== undefined) return { code: 'personal', line: personal, count };
  const short = lines.find((line) => !isLongEnough(line));
  return short === undefined ? undefined : { code: 'short', line: short, count };
}

/** Counts the lines, the certificates by status, and the lines without a match. */
export function countByStatus({ lines }: CertificateList) {
  const certificates = lines.flatMap((line) => line.certificates);
  return {
    lines: lines.length,
    unknown: lines.filter((line) => line.certificates.length === 0).length,
    valid: certificates.filter(({ status }) => status === 'aktif').length,
    other: certificates.filter(({ status }) => status !== 'aktif').length,
  };
}
