import { LANGUAGES, localeOf, type Language } from '@/config/languages';
import type { ImportColumn } from '@/imports/define-import';
import { baseColumn } from '@/lib/content-languages';
import { textsOf } from '@/lib/i18n/use-texts';
import type { ShownResource } from '@/forms/resource/define-resource';
import type { AnyField } from '@/forms/resource/fields';
import { labelIn } from '@/forms/resource/field-label';
import { columnsOf } from '@/forms/resource/row-values';
import { listImportMessages } from './messages';

/** Column of the file and the field it fills. */
export interface FileColumn {
  field: AnyField;
  column: string;
}

/** Returns the columns of a list's file: its fields except references, which a file cannot express. */
export const fileColumns = ({ fields }: ShownResource): FileColumn[] =>
  fields
    .filter(({ kind }) => kind !== 'reference')
    .flatMap((field) => columnsOf(field).map((column) => ({ field, column })));

/** Returns an example value for the first row of the template. */
function exampleOf(resource: ShownResource, { field, column }: FileColumn, language: Language): string {
  const text = textsOf(listImportMessages, language);
  const name = (option: string) => textsOf(resource.messages, language)(`options.${field.column}.${option}`);
  switch (field.kind) {
    case 'select':
      return name(field.options[0] ?? '');
    case 'choices':
      return field.options.map(name).join(', ');
    case 'number':
      return String(Math.max(field.min, 1));
    case 'date':
      return '2026-11-21';
    case 'toggle':
      return text('yes');
    case 'url':
      return 'https://example.com';
    case 'image':
      return 'drawing:bridge';
    default:
      return text('example', {
        field: labelIn(resource, language)(field, column).toLocaleLowerCase(localeOf(language)),
      });
  }
}

/**
 * Returns the column in the format of the import. Headings are recognised in every language, with or without
 * the text's language suffix.
 */
export function importColumn(resource: ShownResource, file: FileColumn, language: Language): ImportColumn {
  const { field, column } = file;
  const isTwin = baseColumn(column) !== column;
  const described = {
    column,
    example: exampleOf(resource, file, language),
    ...(field.required && !isTwin && { isNeeded: true as const }),
    ...(field.localized &&
      !isTwin && { synonyms: LANGUAGES.map((each) => textsOf(resource.messages, each)(`fields.${column}`)) }),
  };
  switch (field.kind) {
    case 'select':
    case 'choices':
      return {
        ...described,
        kind: field.kind === 'select' ? 'choice' : 'choices',
        options: Object.fromEntries(field.options.map((option) => [option, []])),
      };
    case 'number':
      return { ...described, kind: 'number', ...(field.unit === 'rupiah' && { unit: field.unit }) };
    case 'toggle':
      return { ...described, kind: 'boolean' };
    case 'richText':
    case 'longText':
      return { ...described, kind: 'longText' };
    case 'date':
      return { ...described, kind: 'date' };
    default:
      return { ...described, kind: 'text' };
  }
}
