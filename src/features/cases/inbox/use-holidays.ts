import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { valueOf } from '@/requests/use-request-settings';
import { useSettings } from '@/site/site-reads';
import { caseHolidaysQuery } from './queries';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns the days other than weekends that deadlines skip, as ISO dates: public holidays and, unless the
 * settings count them as working days, days of collective leave. Same as private.is_working_day.
 */
export function useHolidays(): ReadonlySet<string> {
  const { data: days } = useQuery(caseHolidaysQuery());
  const isLeaveOff = valueOf(useSettings().data?.deadlines, 'collective_leave_off') !== false;
  return useMemo(
    () =>
      days
        ? new Set(days.filter(({ kind }) => isLeaveOff || kind === 'nasional').map((row) => row.holiday_date))
        : NONE,
    [days, isLeaveOff],
  );
}
