import ical, { ICalEventTransparency } from 'ical-generator';

/** Surveillance date as a calendar event. */
export interface CalendarDay {
  /** Id of the visit, so that another import updates the event instead of duplicating it. */
  id: string;
  /** Date, as 2026-11-30. */
  day: string;
  summary: string;
  description: string;
  /** URL of the page in the back-office. */
  url: string;
}

/** Creates an iCalendar file (RFC 5545) of all-day events that do not block time. */
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
