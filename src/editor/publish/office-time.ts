import { officeParts } from '@/lib/today';

/** Jakarta has no daylight saving time. */
const OFFSET = '+07:00';

/** Formats a time for a datetime input: 2026-11-30T10:20, in the office's time zone. */
export function toOfficeInput(moment: Date): string {
  const { day, time } = officeParts(moment);
  return `${day}T${time}`;
}

/** Parses the value of a datetime input; undefined if incomplete. */
export function fromOfficeInput(value: string): Date | undefined {
  const moment = new Date(`${value}:00${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
