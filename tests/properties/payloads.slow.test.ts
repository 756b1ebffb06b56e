import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appealPayload, appealSchema, emptyAppeal } from '@/features/cases/appeals/appeal-schema';
import {
  complaintPayload,
  complaintSchema,
  emptyComplaint,
} from '@/features/cases/complaints/complaint-schema';
import { contactPayload, contactSchema, emptyContact } from '@/features/contact/contact';
import { officeDay } from '@/lib/today';
import type { z } from '@/lib/zod';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack({ accounts: false });
  await stack.sql('update private.limits set max_count = 1000000');
  // Files a case and rolls it back. Appeal rules that do not concern fields fire after all fields are
  // accepted.
  await stack.sql(`create function private.verdict(kind text, payload jsonb) returns text language plpgsql as $$
    declare field text;
    begin
      perform case kind when 'contact' then private.file_contact(payload) else private.file_case(kind, payload) end;
      raise exception 'taken';
    exception when others then
      get stacked diagnostics field = pg_exception_detail;
      return case when sqlerrm = 'taken' or sqlerrm like 'appeal.%' then 'taken' else field end;
    end $$`);
});
afterAll(() => stack.close());

const version = async () =>
  (await stack.sql<{ v: string }>(`select privacy ->> 'notice_version' as v from public.site_settings`))[0]
    ?.v;

/** Characters that languages and databases count, trim or reject differently. */
const tricky = fc.constantFrom(
  ...[' ', '\t', '\n', '\v', '\f', '\r', '\0', '\x01', '\x7f', '\x85', '\xa0', '\u180e', '\u2003', '\u2028'],
  ...[
    '\u202e',
    '\u200b',
    '\u3000',
    '\ufeff',
    '\ud800',
    '\udc00',
    '🏗',
    'é',
    'İ',
    'ß',
    '٣',
    '@',
    '.',
    '<',
    '\\',
    "'",
  ],
);
const text = fc.oneof(
  fc.string({ unit: fc.oneof(tricky, fc.constantFrom('a', 'B', '7', '-', '.')), maxLength: 40 }),
  // Lengths around every limit of a field.
  fc
    .tuple(
      fc.constantFrom('n', '🏗', 'é'),
      fc.constantFrom(1, 2, 3, 5, 10, 20, 150, 200, 2000, 5000),
      fc.integer({ min: -1, max: 1 }),
    )
    .map(([unit, length, more]) => unit.repeat(length + more)),
);
const around = (value: string) =>
  fc.tuple(tricky, tricky, fc.nat(value.length)).map(([one, other, at]) => {
    const inside = value.slice(0, at) + other + value.slice(at);
    return one + inside;
  });
const two = (number: number) => String(number).padStart(2, '0');
const date = fc
  .tuple(fc.constantFrom(1899, 1900, 2024, 2025, 2026, 2099), fc.nat(13), fc.nat(32))
  .map(([year, month, day]) => `${year}-${two(month)}-${two(day)}`);
const phone = fc.string({ unit: fc.constantFrom(...Array.from('0123456789+(). /-x')), maxLength: 32 });
const email = fc
  .string({ unit: fc.constantFrom(...Array.from('ab.@-_,9 A')), maxLength: 14 })
  .map((typed) => `${typed}@x.id`);
const codes = fc.string({ unit: fc.constantFrom(...Array.from('BGS0 ,;1a')), maxLength: 16 });

/** Generates a valid form with some fields replaced. */
const changed = <V extends object>(right: V, arbitraries: Partial<Record<keyof V, fc.Arbitrary<string>>>) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(right)
          .filter(([, value]) => typeof value === 'string')
          .map(([field, value]) => [
            field,
            fc.oneof(arbitraries[field as keyof V] ?? text, text, around(value as string)),
          ]),
      ),
      { requiredKeys: [] },
    )
    .map((fields) => Object.fromEntries(Object.entries(fields).slice(0, 2)) as Partial<V>);

const person = { name: 'Budi Santoso', email: 'budi@example.id', phone: '0812-3456-7890', consent: true };
const forms = {
  complaint: {
    schema: complaintSchema,
    payload: complaintPayload,
    right: {
      ...emptyComplaint,
      ...person,
      category: 'layanan',
      relation: 'pemohon',
      subject: 'Jadwal',
      description: 'Dua puluh karakter lebih.',
      incident_on: '2025-01-31',
      company: 'PT Maju',
    },
  },
  appeal: {
    schema: appealSchema,
    payload: appealPayload,
    right: {
      ...{
        ...emptyAppeal,
        ...person,
        application_number: 'A-123',
        decision: 'penolakan',
        relation: 'pemohon',
      },
      decision_date: officeDay(new Date()),
      company: 'PT Maju',
      grounds: 'Dua puluh karakter lebih.',
      subclass_codes: 'BG001',
      fee_known: true,
    },
  },
  contact: {
    schema: contactSchema,
    payload: contactPayload,
    right: { ...emptyContact, ...person, subject: 'Tanya', message: 'Sepuluh karakter.' },
  },
};
type Form = { schema: z.ZodType; payload: (values: never) => object; right: object };

test.each(Object.entries(forms) as [string, Form][])(
  'the database accepts exactly what the form of a %s accepts',
  async (kind, { schema, payload, right }) => {
    const rest = {
      elapsed_ms: 45_000,
      language: 'id',
      consent: { accepted: true, notice_version: await version() },
    };
    const deviations = changed(right, {
      incident_on: date,
      decision_date: date,
      phone,
      email,
      subclass_codes: codes,
    } as never);
    await fc.assert(
      fc.asyncProperty(fc.array(deviations, { minLength: 1, maxLength: 12 }), async (tries) => {
        const both = await Promise.all(
          tries.map(async (fields) => {
            const values = { ...right, ...fields };
            const parsed = schema.safeParse(values);
            const broken = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]));
            const sent = { ...payload(values as never), ...rest, idempotency_key: randomUUID() };
            const [row] = await stack
              .sql<{ verdict: string }>('select private.verdict($1, $2::jsonb)', [kind, JSON.stringify(sent)])
              // Text that the database cannot store at all.
              .catch(() => [{ verdict: 'unreadable' }]);
            return { fields, broken, said: row?.verdict ?? '' };
          }),
        );
        for (const { fields, broken, said } of both) {
          // Only the register knows which companies and certificates exist; a form cannot check it.
          const isUnknown =
            said === 'about_name' && ('about_company' in fields || 'about_certificate' in fields);
          const agree =
            broken.length === 0
              ? said === 'taken' || isUnknown
              : broken.includes(said) || said === 'unreadable';
          expect(
            agree,
            `${JSON.stringify(fields)}: form ${broken.join() || 'takes it'}, database ${said}`,
          ).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  },
);
