import { z } from '@/lib/zod';
import { DEFAULT_LANGUAGE } from '@/config/languages';
import { columnLanguage } from '@/lib/content-languages';
import { plainText } from '@/lib/rich-text/rich-text-doc';
import { personKey } from '@/domain/person-key';
import { readRupiah } from '@/domain/rupiah';
import {
  cleanLine,
  cleanName,
  cleanText,
  isLink,
  isName,
  isNameKey,
  isPicture,
  isStorable,
  lengthOf,
} from '@/lib/text-shapes';
import { isDay } from '@/lib/today';
import type { Resource, Rule } from './define-resource';
import type { AnyField } from './fields';
import { columnsOf, nested } from './row-values';

const HEAD = '#';
const WHOLE_NUMBER = /^-?\d+$/;

// Messages are keys of `errors` in the shared texts; `refused` is the message of the column's check.
const cleanedBy = (clean: (typed: string) => string) =>
  z.string().transform(clean).refine(isStorable, 'badCharacters');
const name = () => cleanedBy(cleanName);

/** Returns the schema that normalises the text of a column like the database. */
function typed(field: AnyField, column: string) {
  const isPlainText = (field.kind === 'text' || field.kind === 'longText') && !field.shape;
  if (!isPlainText || isNameKey(column.slice(column.lastIndexOf('.') + 1))) return cleanedBy(cleanName);
  return cleanedBy(field.kind === 'longText' ? cleanText : cleanLine);
}

/** Returns the schema that validates a non-empty value and converts it for storage. */
function filledSchema(field: AnyField, column: string): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return typed(field, column)
        .refine((value) => lengthOf(value) <= field.max, 'tooLong')
        .refine((value) => field.shape !== 'name' || isName(value), 'badCharacters')
        .refine((value) => !(field.shape instanceof RegExp) || field.shape.test(value), 'refused')
        .superRefine((value, context) => {
          const message = field.check?.(value);
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        });
    case 'url':
      return name()
        .refine((value) => isLink(value) || (field.orHead === true && value === HEAD), 'badUrl')
        .refine((value) => !field.isExternal || !value.startsWith('/'), 'refused');
    case 'image':
      return name().refine(isPicture, 'badImage');
    case 'date':
      return name()
        .refine(isDay, 'badDate')
        .refine((day) => field.from === undefined || day >= field.from, 'refused');
    case 'number':
      return name()
        .transform((typed) =>
          field.unit === 'rupiah' ? readRupiah(typed) : WHOLE_NUMBER.test(typed) ? Number(typed) : undefined,
        )
        .refine((value) => value !== undefined && value >= field.min && value <= field.max, 'badNumber');
    case 'select':
      return z.enum(field.options, 'badChoice');
    case 'choices':
      return z.array(z.enum(field.options), 'badChoice');
    case 'reference':
      return z.uuid('badChoice');
    case 'toggle':
      return z.boolean();
    case 'richText':
      return z.unknown().transform((doc) => (plainText(doc) === '' ? null : doc));
  }
}

// The next schema in the pipe validates the value and reports the error.
const anything = (value: string): unknown => value;
const emptyToNull = (value: string): unknown => value || null;

/**
 * Returns the schema of a column. Only the default language can be required, because the others fall back to
 * it. Empty values become null.
 */
function columnSchema(field: AnyField, column: string): z.ZodType {
  const filled = filledSchema(field, column);
  const isRequired = field.required === true && columnLanguage(column) === DEFAULT_LANGUAGE;
  if (field.kind === 'toggle' || field.kind === 'choices') return filled;
  if (field.kind === 'richText') {
    return filled.refine((doc) => doc !== null || !isRequired, 'required');
  }
  if (isRequired) {
    return typed(field, column)
      .refine((value) => value !== '', 'spinner' in field && field.spinner ? 'badNumber' : 'required')
      .transform(anything)
      .pipe(filled);
  }
  return typed(field, column).transform(emptyToNull).pipe(filled.nullable());
}

function brokenRule(rule: Rule, values: Record<string, unknown>) {
  switch (rule.rule) {
    case 'together': {
      const missing = rule.columns.filter((column) => values[column] === null);
      return missing.length === 1 ? { path: missing, message: 'together' } : undefined;
    }
    case 'needed':
      return values[rule.toggle] === true && values[rule.column] === null
        ? { path: [rule.column], message: 'required' }
        : undefined;
    case 'otherPerson': {
      const [first, last] = [values[rule.first], values[rule.last]];
      const isSame =
        typeof first === 'string' && typeof last === 'string' && personKey(first) === personKey(last);
      return isSame ? { path: [rule.last], message: 'samePerson' } : undefined;
    }
    case 'inOrder': {
      const [first, last] = [values[rule.first], values[rule.last]];
      if (typeof first !== 'string' || typeof last !== 'string') return undefined;
      const message = last < first ? 'outOfOrder' : rule.apart && last === first ? 'sameDay' : undefined;
      return message && { path: [rule.last], message };
    }
  }
}

/** Returns the schema of a jsonb document of texts, in which empty texts have no key. */
const documentSchema = (texts: Record<string, z.ZodType>) =>
  z
    .object(texts)
    .transform((values) => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null)));

/** Returns the schema that converts form values to column values. */
export function resourceSchema({ fields, rules }: Pick<Resource, 'fields' | 'rules'>) {
  const columns = fields.flatMap((field) =>
    columnsOf(field).map((column) => [column, columnSchema(field, column)] as const),
  );
  const shape = Object.entries(nested(columns)).map(
    ([column, schema]) => [column, schema instanceof z.ZodType ? schema : documentSchema(schema)] as const,
  );
  return z.object(Object.fromEntries(shape)).superRefine((values, context) => {
    for (const rule of rules) {
      const issue = brokenRule(rule, values);
      if (issue) context.addIssue({ code: 'custom', ...issue });
    }
  });
}
