import ical, { ICalEventTransparency } from 'ical-generator';

/** A day of surveillance, as a calendar holds it. */
export interface CalendarDay {
  /** Of the visit: a calendar that has it already changes it instead of adding it twice. */
  id: string;
  /** As 2026-11-30. */
  day: string;
  summary: string;
  description: string;
  /** The page in the back-office. */
  url: string;
}

/** Days as an iCalendar file (RFC 5545), each for the whole day and without taking anybody's time. */
export function calendarFile(name: string, days: readonly CalendarDay[]): Blob {
  const calendar = ical({ name, prodId: { company: 'LSBU', product: 'surveilans' } });
  for (const { id, day, summary, description, url } of days) {
    calendar.createEvent({
      id,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary,
      description,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return new Blob([calendar.toString()], { type: 'text/calendar;charset=utf-8' });
}
