import { localeOf, type Language } from '@/config/languages';
import type { ImportDefinition, ImportMessages } from '@/imports/define-import';
import { textsOf } from '@/lib/i18n/use-texts';
import type { ShownResource } from '@/forms/resource/define-resource';
import type { AnyField } from '@/forms/resource/fields';
import { labelIn } from '@/forms/resource/field-label';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { FileColumn } from './list-columns';
import { listImportMessages } from './messages';

/** Lower-cases a title for use within a sentence; abbreviations keep their capitals. */
const withinSentence = (title: string, language: Language) =>
  /^\p{Lu}(?!\p{Lu})/u.test(title)
    ? title.charAt(0).toLocaleLowerCase(localeOf(language)) + title.slice(1)
    : title;

/** Returns the form's error message for a value that violates the column's check. */
function checkWords(field: AnyField, language: Language): string {
  const text = textsOf(resourceKitMessages, language);
  switch (field.kind) {
    case 'text':
    case 'longText':
      if (field.shape === 'name') return text('errors.badCharacters');
      return field.shape ? text('errors.refused') : text('errors.tooLong', { max: field.max });
    case 'url':
      return text('errors.badUrl');
    case 'image':
      return text('errors.badImage');
    case 'number':
      return text('errors.badNumber', { min: field.min, max: field.max });
    case 'date':
      return text('errors.badDate');
    case 'select':
    case 'choices':
      return text('errors.badChoice');
    default:
      return text('errors.refused');
  }
}

/** Builds the texts of a list's import in one language. */
export function importTexts(
  resource: ShownResource,
  columns: readonly FileColumn[],
  language: Language,
): ImportMessages<ImportDefinition> {
  const { table, messages, knownBy = [] } = resource;
  const text = textsOf(listImportMessages, language);
  const label = labelIn(resource, language);
  const labels = Object.fromEntries(columns.map(({ field, column }) => [column, label(field, column)]));
  const all = new Intl.ListFormat(localeOf(language), { type: 'conjunction' });
  const known = all.format(knownBy.map((column) => labels[column] ?? column));
  const hasRichText = columns.some(({ field }) => field.kind === 'richText');
  const own: ImportMessages<ImportDefinition> & { constraints?: Record<string, string> } = {
    title: withinSentence(textsOf(messages, language)('title'), language),
    recognised: [text('recognised', { columns: known }), ...(hasRichText ? [text('plain')] : [])].join(' '),
    // An error in a document column concerns the whole document.
    columns: {
      ...Object.fromEntries(columns.map(({ field, column }) => [headOf(column), label(field, column)])),
      ...labels,
    },
    options: messages[language].options,
    errors: {
      ...Object.fromEntries(
        columns.map(({ field, column }) => [`${table}_${headOf(column)}_check`, checkWords(field, language)]),
      ),
      ...messages[language].constraints,
    },
  };
  return own;
}

/** Returns the table column; for a text inside a document, the column of the document. */
const headOf = (column: string) => column.split('.')[0] ?? column;
