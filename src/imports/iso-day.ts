import type { Cell } from './define-import';

const MONTHS = [
  ['januari', 'january', 'jan'],
  ['februari', 'february', 'feb', 'peb', 'pebruari'],
  ['maret', 'march', 'mar'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['agustus', 'august', 'agu', 'agt', 'ags', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov', 'nop', 'nopember'],
  ['desember', 'december', 'des', 'dec'],
];
const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. Numbers outside the serial numbers of 1954 to 2119 are not dates. */
const SERIAL_START = Date.UTC(1899, 11, 30);
const SERIALS = { from: 20_000, to: 80_000 };

/** Returns the date, or undefined if it does not exist in the calendar. */
function day(year: number, month: number, date: number): string | undefined {
  const moment = new Date(Date.UTC(year, month - 1, date));
  const exists = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === date;
  return exists ? moment.toISOString().slice(0, 10) : undefined;
}

/** Parses 2026-11-21, 21/11/2026 (day first, as in Indonesia) or 21 November 2026, with or without a time. */
function dayFromText(text: string): string | undefined {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[t ]\d{1,2}[:.]\d{2}.*$/, '');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(words);
  if (iso) return day(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const ours = /^(\d{1,2})[-/. ](\d{1,2}|\p{L}+)[-/. ,]+(\d{4})$/u.exec(words);
  if (!ours) return undefined;
  const [, date = '', month = '', year = ''] = ours;
  const named = MONTHS.findIndex((names) => names.includes(month)) + 1;
  return day(Number(year), named || Number(month), Number(date));
}

/** Parses a cell as a date (2026-11-21); returns undefined if invalid. Workbooks store dates in UTC. */
export function isoDay(cell: Cell | undefined): string | undefined {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? undefined : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') {
    const isDay = cell >= SERIALS.from && cell <= SERIALS.to;
    return isDay ? new Date(SERIAL_START + Math.floor(cell) * DAY_MS).toISOString().slice(0, 10) : undefined;
  }
  return typeof cell === 'string' ? dayFromText(cell) : undefined;
}
