import { z } from 'zod';
import {
  datedStatuses,
  decisionGrounds,
  QUALIFICATIONS,
  type DatedStatus,
} from '../_shared/certificate-status.ts';
import { COMPANY_KINDS } from '../_shared/company-kind.ts';

/**
 * Schemas of the responses: they parse the database rows, and the OpenAPI document is generated from them.
 */

const day = z.iso.date();
const text = z.string();
const nullableText = text.nullable();

const statusMeanings: Record<DatedStatus, string> = {
  aktif: 'valid',
  dibekukan: 'suspended',
  dicabut: 'withdrawn',
  kedaluwarsa: 'expired',
  diganti: 'replaced',
  belum_terbit: 'issued later',
  tak_tercatat: 'not known (only with a day)',
};
const status = z.enum(datedStatuses).describe(
  Object.entries(statusMeanings)
    .map(([code, meaning]) => `${code}: ${meaning}.`)
    .join(' '),
);
const qualification = z.enum(QUALIFICATIONS);
const ground = z
  .enum(decisionGrounds)
  .nullable()
  .describe('Kind of reason on record for a suspension or withdrawal; null where none is.');

const formerNames = z
  .array(z.object({ name: text, legal_form: nullableText, until_on: day }))
  .describe('The latest first; `until_on` is the day from which the next name applied.');

const corrections = z
  .array(
    z.object({
      changes: z
        .record(text, z.tuple([nullableText, nullableText]))
        .describe('Before and after by column, such as `number` or `holder_name`.'),
      effective_on: day,
      recorded_on: day,
      from_beginning: z.boolean().describe('It counts from the issue, not from `effective_on`.'),
    }),
  )
  .describe('In the order of recording. A certificate is found by a corrected number too.');

const nationalRecord = {
  lpjk_number: nullableText.describe('Record number in the national register (SIJK/LPJK).'),
  lpjk_url: nullableText.describe('Address of that record.'),
};

export const listed = z
  .object({
    number: text,
    status,
    status_since: day.nullable().describe('First day of the status; null where it is unknown.'),
    status_ground: ground,
    suspended_until: day.nullable(),
    successor_number: nullableText.describe('Certificate in force that the company holds for the same work.'),
    replaced_by_number: nullableText,
    client_id: z.uuid(),
    client_name: text.describe('The holder as named on the certificate.'),
    legal_form: nullableText,
    present_name: nullableText.describe('Name of the company now, where it has changed since the issue.'),
    nib: nullableText,
    subclass_code: text,
    subclass_name: text,
    subclass_name_en: nullableText,
    qualification,
    issued_on: day,
    expires_on: day,
    ...nationalRecord,
    corrections,
    recorded_from: day.describe('Day from which the history is kept here.'),
    recorded_on: day.describe('Day on which the decision behind the status was recorded.'),
    changed_on: day
      .nullable()
      .describe(
        'With `on`: day on which a later decision last changed the answer for that day; null: none did.',
      ),
  })
  .meta({ id: 'Certificate' });

export const checked = z
  .object({
    checked_at: text.describe('Moment of the answer, ISO 8601.'),
    on_date: day.nullable(),
    lines: z.array(
      z.object({
        query: text,
        certificates: z.array(listed).describe('Empty where nothing was found.'),
        has_more: z.boolean().describe('The company holds more than the fifty that are listed.'),
      }),
    ),
  })
  .meta({ id: 'Check' });

const inRegister = z.object({
  id: z.uuid(),
  name: text,
  legal_form: nullableText,
  nib: nullableText,
  province: nullableText,
  city: nullableText,
});

export const companies = z
  .object({
    page: z.int(),
    total: z.int().describe('Counted to 1000.'),
    is_capped: z.boolean().describe('There are more than `total`.'),
    is_close: z.boolean().describe('No exact match: these are similar.'),
    companies: z.array(
      inRegister.extend({
        former_names: formerNames,
        certificates: z.int(),
        statuses: z
          .record(text, z.int())
          .describe('Number of certificates by their status today, or on the day of `on`.'),
      }),
    ),
  })
  .meta({ id: 'Companies' });

export const company = inRegister
  .extend({
    kind: z.enum(COMPANY_KINDS),
    former_names: formerNames,
    association: nullableText,
    website: nullableText,
    certificates: z.array(
      z.object({
        number: text,
        status,
        status_ground: ground,
        suspended_until: day.nullable(),
        successor_number: nullableText,
        replaced_by_number: nullableText,
        subclass_code: text,
        subclass_name: text,
        subclass_name_en: nullableText,
        category_code: text,
        kbli_code: nullableText,
        kbli_version: nullableText,
        kbli_other_code: nullableText,
        kbli_other_version: nullableText,
        scheme_number: nullableText,
        scheme_edition: nullableText,
        qualification,
        issued_on: day,
        expires_on: day,
        ...nationalRecord,
      }),
    ),
  })
  .meta({ id: 'Company' });

export const problem = z
  .object({ error: text.describe('For developers.'), code: text.describe('Stable.') })
  .meta({ id: 'Problem' });
