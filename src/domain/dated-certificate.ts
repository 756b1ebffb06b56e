import { isDay, officeDay } from '@/lib/today';
import { fitting } from '@/lib/url-state';
import { STATUSES, type CertificateStatus } from './certificate';

/** Statuses on a day: besides those of today, not yet issued, and not recorded. */
export const DATED_STATUSES = [...STATUSES, 'belum_terbit', 'tak_tercatat'] as const;
export type DatedStatus = CertificateStatus | 'belum_terbit' | 'tak_tercatat';

export const isDatedStatus = (value: string): value is DatedStatus =>
  DATED_STATUSES.some((each) => each === value);

/** Parameter of an address that asks for a day. */
export const DAY_PARAMETER = 'tanggal';

/** Days that can be asked for: from the first certificates there can be to today. */
export const FIRST_DAY = '2000-01-01';
export const isAskableDay = (day: string) => isDay(day) && day >= FIRST_DAY && day <= officeDay(new Date());

/** The day in an address; '' where none is asked for, or none that can be answered. */
export const daySchema = { [DAY_PARAMETER]: fitting(isAskableDay) };
