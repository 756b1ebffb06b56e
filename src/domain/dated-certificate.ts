import { isDay, officeDay } from '@/lib/today';
import { fitting } from '@/lib/url-state';

/** URL parameter for the requested day. */
export const DAY_PARAMETER = 'tanggal';

/** Earliest selectable day: no certificate is older. The latest is today. */
export const FIRST_DAY = '2000-01-01';
export const isRecordedDay = (day: string) => isDay(day) && day >= FIRST_DAY && day <= officeDay(new Date());

/** Reads the day from the URL; returns '' if it is missing or out of range. */
export const daySchema = { [DAY_PARAMETER]: fitting(isRecordedDay) };
