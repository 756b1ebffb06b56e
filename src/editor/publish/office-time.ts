import { officeParts } from '@/lib/today';

/** Jakarta keeps the same time all year. */
const OFFSET = '+07:00';

/** Value of a datetime input: 2026-11-30T10:20, in the office's time zone. */
export function toOfficeInput(moment: Date): string {
  const { day, time } = officeParts(moment);
  return `${day}T${time}`;
}

/** The instant of a datetime input's value; undefined for an incomplete one. */
export function fromOfficeInput(value: string): Date | undefined {
  const moment = new Date(`${value}:00${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
