import { useQuery } from '@tanstack/react-query';
import { caseHolidaysQuery } from './queries';

const NONE: ReadonlySet<string> = new Set();

/** Returns the public holidays as ISO dates (2026-11-30), without weekends. */
export const useHolidays = (): ReadonlySet<string> => useQuery(caseHolidaysQuery()).data ?? NONE;
