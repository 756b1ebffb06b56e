import { officeParts } from '@/lib/today';

/** Jakarta keeps the same time all year. */
const OFFSET = '+07:00';

/** A moment as an input of date and time holds it: 2026-11-30T10:20, at the office. */
export function toOfficeInput(moment: Date): string {
  const { day, time } = officeParts(moment);
  return `${day}T${time}`;
}

/** The moment an input of date and time means; undefined for an incomplete one. */
export function fromOfficeInput(value: string): Date | undefined {
  const moment = new Date(`${value}:00${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
