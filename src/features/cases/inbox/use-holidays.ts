import { useQuery } from '@tanstack/react-query';
import { holidaysQuery } from './queries';

const NONE: ReadonlySet<string> = new Set();

/** Days, as 2026-11-30, that are not working days besides the weekends. */
export const useHolidays = (): ReadonlySet<string> => useQuery(holidaysQuery()).data ?? NONE;
