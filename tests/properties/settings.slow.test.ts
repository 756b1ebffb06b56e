import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourceSchema } from '@/forms/resource/resource-schema';
import {
  settingSectionOf,
  settingGroups,
  templateFields,
  type SettingField,
} from '@/features/settings/groups';
import { toColumns, toForm, type SettingsRow } from '@/features/settings/values';
import { readRupiah } from '@/domain/rupiah';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
let row: SettingsRow;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false });
  [row] = (await stack.sql(
    'select *, updated_at::text as updated_at from public.site_settings',
  )) as unknown as [SettingsRow];
  // Saves settings or a template and rolls it back.
  await stack.sql(`create function private.verdict(name text, columns jsonb) returns text language plpgsql as $$
    declare list text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(columns) key);
    begin
      execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(t, $1)) where t.id in
        (select o.id from public.%1$I o limit 1)', name, list) using columns;
      raise exception 'taken';
    exception when others then return sqlerrm;
    end $$`);
});
afterAll(() => stack.close());

/** Characters that browsers and databases count, trim or reject differently. */
const tricky = fc.constantFrom(
  ...[' ', '\t', '\n', '\v', '\0', '\x01', '\x85', '\xa0', '\u180e', '\u2003', '\u2028', '\u202e', '\u200b'],
  ...['\u3000', '\ufeff', '\ud800', '\udc00', '🏗', 'é', 'İ', '٣', '@', '.', '<', '\\', "'", '{', '}', '/'],
);
const letters = fc.oneof(tricky, fc.constantFrom('a', 'B', '7', '-', '.'));
const any = fc.string({ unit: letters, maxLength: 20 });
/** Lengths around every limit of a field. */
const long = fc
  .tuple(
    fc.constantFrom('n', '🏗'),
    fc.constantFrom(32, 40, 120, 500, 2000, 4000, 5000),
    fc.integer({ min: -1, max: 1 }),
  )
  .map(([unit, length, more]) => unit.repeat(length + more));
const link = fc
  .tuple(
    fc.constantFrom('https://a.id/', 'http://', '/', '//', 'javascript:', '/layanan'),
    fc.oneof(any, long),
  )
  .map((parts) => parts.join(''));
const email = fc
  .tuple(
    fc.string({ unit: letters, maxLength: 6 }),
    fc.constantFrom('@x.id', '@x', '@x..id', '@-.co', '@x.İd'),
  )
  .map((parts) => parts.join(''));
const two = (number: number) => String(number).padStart(2, '0');
const date = fc
  .tuple(fc.constantFrom(1899, 1900, 2024, 2026, 2100), fc.nat(13), fc.nat(32))
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);
const number = fc.constantFrom(
  ...[
    '0',
    '1',
    '15',
    '100',
    '101',
    '365',
    '366',
    '1.5',
    '-1',
    '1e3',
    ' 7 ',
    '٣',
    'x',
    '2.500.000',
    '1.000.000.001',
  ],
);
const phone = fc.string({
  unit: fc.oneof(fc.constantFrom(...Array.from('0123456789 +().-\u00a0\u2013\u2212x')), tricky),
  maxLength: 20,
});
const template = fc
  .array(fc.oneof(fc.constantFrom('{nomor}', '{nama}', '{lain}', '{}', '{', ' '), any), { maxLength: 4 })
  .map((parts) => parts.join(''));

function answer(field: SettingField): fc.Arbitrary<string | boolean> {
  switch (field.kind) {
    case 'toggle':
      return fc.boolean();
    case 'select':
      return fc.constantFrom(...field.options, 'other');
    case 'number':
      return number;
    case 'url':
      return fc.oneof(link, any);
    case 'date':
      return fc.oneof(date, fc.constant(''));
  }
  if (field.column === 'email') return fc.oneof(email, any);
  if (['phone', 'whatsapp'].includes(field.column)) return fc.oneof(phone, any, long);
  return field.path[0].startsWith('body') ? fc.oneof(template, long) : fc.oneof(any, long);
}

/** Returns the payload that a form without checks would send. */
function unchecked(field: SettingField, value: unknown) {
  if (typeof value !== 'string') return value as boolean;
  if (field.kind !== 'number') return field.kind === 'date' ? value : value.trim();
  const read = field.unit ? readRupiah(value) : Number(value);
  return value === '' || read === undefined || !Number.isFinite(read) ? value : read;
}

const groups = [
  ...Object.entries(settingGroups).map(([name, fields]) => ['site_settings', name, fields] as const),
  ['message_templates', 'template', templateFields],
] as readonly (readonly [string, string, readonly SettingField[]])[];

test.each(groups)('the database accepts exactly what the form accepts (%s, %s)', async (table, _, fields) => {
  const right = toForm(fields, table === 'site_settings' ? row : { ...row, body: 'Halo', body_en: '' });
  const deviation = fc
    .record(Object.fromEntries(fields.map((field) => [field.column, answer(field)])), { requiredKeys: [] })
    .map((some) => Object.fromEntries(Object.entries(some).slice(0, 2)));
  await fc.assert(
    fc.asyncProperty(fc.array(deviation, { minLength: 8, maxLength: 8 }), async (tries) => {
      for (const some of tries) {
        const values = { ...right, ...some };
        const parsed = resourceSchema(settingSectionOf('site_settings', fields)).safeParse(values);
        const sent = parsed.success
          ? parsed.data
          : Object.fromEntries(fields.map((field) => [field.column, unchecked(field, values[field.column])]));
        const [answered] = await stack
          .sql<{ said: string }>('select private.verdict($1, $2::jsonb) as said', [
            table,
            JSON.stringify(toColumns(fields, row, sent)),
          ])
          // Text that the database cannot store at all.
          .catch(() => [{ said: 'unreadable' }]);
        expect(
          answered?.said === 'taken',
          `${JSON.stringify(some)}: form ${parsed.success ? 'takes it' : JSON.stringify(parsed.error.issues)}, database: ${answered?.said}`,
        ).toBe(parsed.success);
      }
    }),
    { numRuns: 12 },
  );
});
