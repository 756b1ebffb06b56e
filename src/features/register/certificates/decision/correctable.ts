import { QUALIFICATIONS } from '@/domain/certificate-status';
import { columnsOf } from '@/forms/resource/row-values';
import type { AnyField } from '@/forms/resource/fields';
import { isDay } from '@/lib/today';
import { certificatesResource } from '@/features/register/certificates/certificates-form';
import { changesContent, type Decision } from './decision-facts';

/** Form fields that corrections do not offer. A different subclassification needs a new certificate. */
const OMITTED: readonly string[] = ['subclass_id', 'is_published', 'second_reason', 'replaces'];

/** Columns of the holder. The form of a draft has none, because they are copied from the company. */
const HOLDER: readonly AnyField[] = [
  { kind: 'text', column: 'holder_name', required: true, max: 200 },
  { kind: 'text', column: 'holder_form', max: 60 },
];

const [number, ...others] = certificatesResource.fields.filter(({ column }) => !OMITTED.includes(column));

/** Fields that a correction can change. */
const correctableFields: readonly AnyField[] = [number, ...HOLDER, ...others].filter(
  (field) => field !== undefined,
);

/** Fields that a reduction can change: a lower qualification, an earlier expiry date. */
const reducibleFields = correctableFields.filter(
  ({ column }) => column === 'qualification' || column === 'expires_on',
);

const fieldsFor = (kind: string) =>
  kind === 'reduce' ? reducibleFields : kind === 'correct' ? correctableFields : [];

/**
 * Returns the columns, including translations, that this kind of decision can change, each with its field.
 */
export const columnsFor = (kind: string) =>
  fieldsFor(kind).flatMap((field) => columnsOf(field).map((column) => ({ field, column })));

/** Returns the lower qualifications; none for specialists, who have only one. */
export const lowerThan = (qualification: string) =>
  qualification === 'spesialis'
    ? []
    : QUALIFICATIONS.slice(
        0,
        Math.max(
          QUALIFICATIONS.findIndex((each) => each === qualification),
          0,
        ),
      );

/** Columns that are required in a published certificate but not in a draft. */
const DECIDED: readonly string[] = ['decided_on', 'decided_by'];

export type ChangeError = 'same' | 'missing' | 'wrong' | 'notLower' | 'notEarlier';

export const isRequired = (field: AnyField, column: string) =>
  (field.required === true && column === field.column) || DECIDED.includes(column);

/** Returns the error of a changed value, given the present one; undefined if it is valid. */
function changeError(
  kind: string,
  field: AnyField,
  column: string,
  typed: string,
  present: string,
): ChangeError | undefined {
  const value = typed.trim();
  if (value === present) return 'same';
  if (value === '') return isRequired(field, column) ? 'missing' : undefined;
  if (field.kind === 'date' && !isDay(value)) return 'wrong';
  if (field.kind === 'text' && field.shape instanceof RegExp && !field.shape.test(value)) return 'wrong';
  if (column === 'qualification')
    return lowerThan(present).some((each) => each === value) ? undefined : 'notLower';
  if (kind !== 'reduce') return undefined;
  return value < present ? undefined : 'notEarlier';
}

/** Row of a certificate with the present values. */
export type Present = Readonly<Record<string, unknown>>;
export const presentValue = (row: Present | undefined, column: string) => {
  const value = row?.[column];
  return typeof value === 'string' ? value : '';
};

/** Returns the errors of the changed values by column. */
export const changeErrors = ({ kind, changes }: Decision, row: Present | undefined) =>
  changesContent(kind)
    ? Object.fromEntries(
        columnsFor(kind).flatMap(({ field, column }) => {
          const value = changes[column];
          const error =
            value === undefined
              ? undefined
              : changeError(kind, field, column, value, presentValue(row, column));
          return error ? [[column, error] as const] : [];
        }),
      )
    : {};
