import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from './messages';
import { languageOf } from './text';

const known = editorKitMessages.id.fields;
const isKnown = (column: string): column is keyof typeof known => Object.hasOwn(known, column);
/** Columns that have a twin for English. */
const TWINS = ['title', 'summary', 'excerpt', 'body', 'cover_alt', 'seo_title', 'seo_description'];

/** Label of a column, with its language where there are two. */
export function useFieldName(): (column: string) => string {
  const { t } = useTexts(editorKitMessages);
  return (column) => {
    const plain = column.replace(/_en$/, '');
    if (!isKnown(plain)) return column;
    const field = t(`fields.${plain}`);
    if (!TWINS.includes(plain)) return field;
    return t('inLanguage', { field, language: t(`languages.${languageOf(column)}`) });
  };
}
