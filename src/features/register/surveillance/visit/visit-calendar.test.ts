import { expect, test } from 'vitest';
import { calendarFile } from './visit-calendar';

const day = {
  id: 'surveillance-1',
  day: '2026-12-31',
  summary: 'Surveilans PNS-1; CV "A", B\nBEGIN:VALARM',
  description: 'BG001',
  url: 'https://situs.example/admin/klien/surveilans?q=PNS-1',
};

test('writes a visit as an all-day event with its own id, and escapes line breaks in names', async () => {
  const text = await calendarFile('Surveilans', [day]).text();
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'UID:surveillance-1',
      'DTSTART;VALUE=DATE:20261231',
      'TRANSP:TRANSPARENT',
    ]),
  );
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
  expect(lines.find((line) => line.startsWith('SUMMARY:'))).toMatch(/CV "A"\\, B\\nBEGIN:VALARM$/);
});

test('writes two thousand visits to one calendar', async () => {
  const days = Array.from({ length: 2000 }, (_, n) => ({ ...day, id: `surveillance-${n}` }));
  expect((await calendarFile('Surveilans', days).text()).split('BEGIN:VEVENT')).toHaveLength(2001);
});
