import { TIME_ZONE } from '@/config/constants';

/** Jakarta keeps the same time all year. */
const OFFSET = '+07:00';

/** A moment as an input of date and time holds it: 2026-11-30T10:20, at the office. */
export function toOfficeInput(moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: TIME_ZONE,
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/** The moment an input of date and time means; undefined for an incomplete one. */
export function fromOfficeInput(value: string): Date | undefined {
  const moment = new Date(`${value}:00${OFFSET}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}
