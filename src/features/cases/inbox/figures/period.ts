import type { CaseFigure } from './figures';

/** Number of calendar years that case_figures() covers in any month. */
const YEARS = 3;

/** Returns the available years, current one first. `today`: 2026-11-28. */
export function yearsUpTo(today: string): string[] {
  const present = Number(today.slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => String(present - index));
}

/** Parses the year from the URL; '' for the last twelve months or an invalid year. */
export const periodFrom = (asked: string, today: string) => (yearsUpTo(today).includes(asked) ? asked : '');

/** Returns the number of months from the start of the period to now, including the current month. */
export const monthsFor = (period: string, today: string) =>
  period ? (Number(today.slice(0, 4)) - Number(period)) * 12 + Number(today.slice(5, 7)) : 12;

export const within = (figures: readonly CaseFigure[], period: string) =>
  figures.filter(({ month }) => month.startsWith(period));
