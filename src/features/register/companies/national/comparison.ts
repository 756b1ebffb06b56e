import { plainWords, type ImportValue } from '@/imports/cell-value';
import type { ImportRow } from '@/imports/mapping';
import { companyName } from '@/domain/certificate';

/** Certificate in the body's register. */
export interface OwnCertificate {
  number: string;
  lpjk_number: string | null;
  client_name: string;
  legal_form: string | null;
  nib: string | null;
  subclass_code: string;
  qualification: string;
  issued_on: string;
  expires_on: string;
  status: string;
}

export const COMPARED_FIELDS = [
  'holder',
  'nib',
  'subclass_code',
  'qualification',
  'issued_on',
  'expires_on',
  'status',
] as const;
export type ComparedField = (typeof COMPARED_FIELDS)[number];

export const DIFFERENCE_KINDS = [
  'missing_there',
  'missing_here',
  'differs',
  'repeated',
  'no_number',
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** Row of the report. */
export interface Difference {
  kind: DifferenceKind;
  number: string;
  holder: string;
  /** Line in the file; undefined for a certificate that is missing in the file. */
  line?: number;
  field?: ComparedField;
  here: string;
  there: string;
}

/** Statuses of certificates that the national register must list. It may omit ended ones. */
const IN_FORCE: readonly string[] = ['aktif', 'dibekukan'];
const FORMS = new Set(['pt', 'cv', 'ud', 'fa', 'firma', 'tbk', 'koperasi']);

const numberKey = (number: string) =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
const nameKey = (name: string) =>
  plainWords(name)
    .split(' ')
    .filter((word) => !FORMS.has(word))
    .join(' ');
const textOf = (value: ImportValue | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/**
 * Returns the fields in which a row differs from the body's certificate. Fields that are missing in the row
 * are not compared.
 */
function differingFields(own: OwnCertificate, values: ImportRow['values']) {
  const holder = companyName({ legal_form: own.legal_form, name: own.client_name });
  const pairs: readonly (readonly [ComparedField, here: string, there: string, isSame?: boolean])[] = [
    ['holder', holder, textOf(values.company), nameKey(holder) === nameKey(textOf(values.company))],
    ['nib', own.nib ?? '', textOf(values.nib)],
    ['subclass_code', own.subclass_code, textOf(values.subclass_code)],
    ['qualification', own.qualification, textOf(values.qualification)],
    ['issued_on', own.issued_on, textOf(values.issued_on)],
    ['expires_on', own.expires_on, textOf(values.expires_on)],
    ['status', own.status, textOf(values.status)],
  ];
  return pairs.flatMap(([field, here, there, isSame = here === there]) =>
    there === '' || isSame ? [] : [{ field, here, there }],
  );
}

/**
 * Compares the rows of a list from the national register with the body's certificates. A row is matched by
 * certificate number, or else by record number. Returns the differences in the order of the file, followed by
 * the body's certificates in force that are missing in the file.
 */
export function compareRegisters(own: readonly OwnCertificate[], rows: readonly ImportRow[]): Difference[] {
  const byNumber = new Map(own.map((each) => [numberKey(each.number), each]));
  const byRecord = new Map(
    own.flatMap((each) => (each.lpjk_number ? [[numberKey(each.lpjk_number), each] as const] : [])),
  );
  const seen = new Map<OwnCertificate | string, number>();
  const found = rows.flatMap(({ line, values }): Difference[] => {
    const number = textOf(values.number) || textOf(values.lpjk_number);
    const stated = { number, holder: textOf(values.company), line };
    if (number === '') return [{ ...stated, kind: 'no_number', here: '', there: '' }];
    const match =
      byNumber.get(numberKey(textOf(values.number))) ??
      byRecord.get(numberKey(textOf(values.lpjk_number))) ??
      byRecord.get(numberKey(number));
    const entry = match ?? numberKey(number);
    const first = seen.get(entry);
    if (first !== undefined) return [{ ...stated, kind: 'repeated', here: '', there: String(first) }];
    seen.set(entry, line);
    if (!match) return [{ ...stated, kind: 'missing_here', here: '', there: textOf(values.status) }];
    const holder = companyName({ legal_form: match.legal_form, name: match.client_name });
    return differingFields(match, values).map((difference) => ({
      kind: 'differs',
      number: match.number,
      holder,
      line,
      ...difference,
    }));
  });
  const lacking = own
    .filter((each) => IN_FORCE.includes(each.status) && !seen.has(each))
    .map((each): Difference => ({
      kind: 'missing_there',
      number: each.number,
      holder: companyName({ legal_form: each.legal_form, name: each.client_name }),
      here: each.status,
      there: '',
    }));
  return [...found, ...lacking];
}

/** Returns the number of differences by kind, without zeros. */
export const countsOf = (differences: readonly Difference[]) =>
  DIFFERENCE_KINDS.map((kind) => ({
    kind,
    count: differences.filter((each) => each.kind === kind).length,
  })).filter(({ count }) => count > 0);
