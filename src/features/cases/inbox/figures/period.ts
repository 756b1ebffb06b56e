import type { Figure } from './figures';

/** As many calendar years as case_figures() reaches back to from any month. */
const YEARS = 3;

/** The years whose figures can be asked for, the present one first. `today`: 2026-11-28. */
export function yearsUpTo(today: string): string[] {
  const present = Number(today.slice(0, 4));
  return Array.from({ length: YEARS }, (_, index) => String(present - index));
}

/** The year that the address asks for; '' for the last twelve months, and for what is no such year. */
export const periodFrom = (asked: string, today: string) => (yearsUpTo(today).includes(asked) ? asked : '');

/** Months back from the present one, itself included, that hold the period. */
export const monthsFor = (period: string, today: string) =>
  period ? (Number(today.slice(0, 4)) - Number(period)) * 12 + Number(today.slice(5, 7)) : 12;

export const within = (figures: readonly Figure[], period: string) =>
  figures.filter(({ month }) => month.startsWith(period));
