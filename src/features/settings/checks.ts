import { hasPhoneNumber, isWholeNumber } from '@/lib/phone';
import { readRupiah } from '@/domain/rupiah';
import { cleanName, cleanText, isEmail, isLink, isName, isStorable, lengthOf } from '@/lib/text-shapes';
import { isDay } from '@/lib/today';
import { z } from '@/lib/zod';
import { unknownPlaceholders } from '@/features/cases/inbox/letter/placeholders';
import { coloursOf, isColour, isReadable } from './colours/shades';
import type { SettingField } from './groups';

/** Validation errors, as message keys under `issue`. */
export type Issue =
  | 'required'
  | 'tooLong'
  | 'link'
  | 'email'
  | 'phone'
  | 'chat'
  | 'number'
  | 'order'
  | 'date'
  | 'placeholder'
  | 'siteKey'
  | 'colour'
  | 'contrast'
  | 'letterNumber'
  | 'characters';
const issue = (key: Issue) => key;

function schemaOf(field: SettingField) {
  switch (field.kind) {
    case 'toggle':
      return z.boolean();
    case 'choice':
      return z.enum(field.options, issue('required'));
    case 'number': {
      const whole = z
        .number(issue('number'))
        .int(issue('number'))
        .min(field.min, issue('number'))
        .max(field.max, issue('number'));
      const read = z.preprocess((typed) => (field.unit ? readRupiah(String(typed)) : Number(typed)), whole);
      return field.optional ? z.literal('').or(read) : read;
    }
    case 'link':
    case 'picture':
    case 'icon':
      return name().refine((text) => text === '' || isLink(text), issue('link'));
    case 'email':
      return name().refine((text) => text === '' || isEmail(text), issue('email'));
    case 'phone':
      return textOf(field, cleanName).refine((text) => text === '' || hasPhoneNumber(text), issue('phone'));
    case 'chat':
      return textOf(field, cleanName).refine((text) => text === '' || isWholeNumber(text), issue('chat'));
    case 'letterNumber':
      return name().refine(isLetterNumber, issue('letterNumber'));
    case 'colour':
      return name()
        .refine((text) => text === '' || isColour(text), issue('colour'))
        .refine((text) => !isColour(text) || isReadable(coloursOf(text)), issue('contrast'));
    case 'siteKey':
      // Same rule as private.is_security. The length excludes secret keys, which are longer.
      return name().refine((text) => /^([A-Za-z0-9_-]{10,32})?$/.test(text), issue('siteKey'));
    case 'date':
      return z.string().refine((text) => text === '' || isDay(text), issue('date'));
    case 'text':
    case 'long':
      return textOf(field);
    case 'name':
      return textOf(field, cleanName).refine(isName, issue('characters'));
    case 'template':
      return textOf(field).refine((text) => unknownPlaceholders(text).length === 0, issue('placeholder'));
  }
}

/** Same rule as private.is_letters. */
const isLetterNumber = (form: string) =>
  form === '' ||
  (form.length <= 60 &&
    form.includes('{nomor}') &&
    form.includes('{tahun}') &&
    /^[A-Za-z0-9 ./_-]*$/.test(form.replace(/\{(nomor|tahun|bulan|romawi)\}/g, '')));

const cleanedBy = (clean: (typed: string) => string) =>
  z.string().transform(clean).refine(isStorable, issue('characters'));
const name = () => cleanedBy(cleanName);

const textOf = ({ required, max }: { required?: true; max: number }, clean = cleanText) =>
  cleanedBy(clean)
    .refine((text) => !required || text !== '', issue('required'))
    .refine((text) => lengthOf(text) <= max, issue('tooLong'));

/** Returns the validation schema of a group. */
export const groupSchema = (fields: readonly SettingField[]) =>
  z
    .object(Object.fromEntries(fields.map((field) => [field.key, schemaOf(field)])))
    .refine(({ starts_on: from, ends_on: to }) => !from || !to || String(from) <= String(to), {
      path: ['ends_on'],
      message: issue('order'),
    });
