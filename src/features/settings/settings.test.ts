import { expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { resourceSchema } from '@/forms/resource/resource-schema';
import { settingSectionOf, settingGroups, standardText } from './groups';
import { parseHolidays } from './holidays';
import { reasonOf } from './queries';
import { isSameGroup, toColumns, toForm } from './values';

const row = {
  id: '1',
  updated_at: 'x',
  site_name: 'LSBU',
  site_name_en: null,
  site: { phone: '021-555', socials: { x: '/x', tiktok: '/t' }, tagline: 'A' },
  promo: { enabled: true, percentage: 15 },
};

test('changes only the group’s own keys of a shared column', () => {
  const values = { ...toForm(settingGroups.socials, row), x: '' };
  expect(toColumns(settingGroups.socials, row, values)).toEqual({
    site: {
      phone: '021-555',
      tagline: 'A',
      socials: { instagram: '', facebook: '', linkedin: '', youtube: '', tiktok: '/t', x: '' },
    },
  });
});

test('reports a missing re-authentication instead of invalid values', () => {
  expect(reasonOf(new AppError('invalid', 'session.not_fresh', 'P0001'))).toBe('not_fresh');
  expect(reasonOf(new AppError('invalid', 'field.invalid', 'P0001'))).toBe('invalid');
});

test('stores empty dates and columns as null', () => {
  const values = { ...toForm(settingGroups.promotion, row), starts_on: '' };
  expect(toColumns(settingGroups.promotion, row, values)).toMatchObject({
    promo: { starts_on: null, enabled: true, title: '' },
  });
  expect(toColumns(settingGroups.identity, row, toForm(settingGroups.identity, row))).toMatchObject({
    site_name_en: null,
  });
});

test('ignores changes of other groups when comparing rows', () => {
  const other = { ...row, site: { ...row.site, phone: '022' } };
  expect(isSameGroup(settingGroups.socials, row, other)).toBe(true);
  expect(isSameGroup(settingGroups.contacts, row, other)).toBe(false);
});

test.each([
  ['promotion', { starts_on: '2026-12-02', ends_on: '2026-12-01' }, 'ends_on: outOfOrder'],
  [
    'letters',
    { signatory: 'Rina Wijaya', appeal_signatory: 'Dr. RINA Wijaya, M.H.' },
    'appeal_signatory: samePerson',
  ],
  ['promotion', { percentage: '101' }, 'percentage: badNumber'],
  ['promotion', { target: 'javascript:alert(1)' }, 'target: badUrl'],
  ['contacts', { email: 'bukan' }, 'email: email'],
  ['contacts', { phone: 'hubungi kami' }, 'phone: phone'],
  ['contacts', { whatsapp: 'abc' }, 'whatsapp: chat'],
  ['contacts', { whatsapp: '0812 3456 7890 / 0813 3456 7890' }, 'whatsapp: chat'],
  ['identity', { site_name: ' ' }, 'site_name: required'],
] as const)('rejects %s settings with %j', (group, change, problem) => {
  const parsed = resourceSchema(settingSectionOf('site_settings', settingGroups[group])).safeParse({
    ...toForm(settingGroups[group], row),
    ...change,
  });
  expect(parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual([problem]);
});

test('parses a year of holidays line by line and returns invalid lines', () => {
  expect(
    parseHolidays(
      '2027-01-01;Tahun Baru;New Year\r\n\n2027-02-30;Tidak ada\n2027-03-10; Idulfitri\nentah\n2027-01-01;Tahun Baru Masehi',
    ),
  ).toEqual({
    holidays: [
      { holiday_date: '2027-01-01', name: 'Tahun Baru Masehi', name_en: null },
      { holiday_date: '2027-03-10', name: 'Idulfitri', name_en: null },
    ],
    bad: [
      { line: 3, text: '2027-02-30;Tidak ada' },
      { line: 5, text: 'entah' },
    ],
  });
});

test('has default texts in each language only for the home page', () => {
  expect(standardText('home_first_title')).toBe('Proses cepat');
  expect(standardText('home_first_title_en')).toBe('A fast process');
  const named = Object.values(settingGroups)
    .flat()
    .filter(({ column }) => standardText(column));
  expect(named).toEqual(settingGroups.home);
});
