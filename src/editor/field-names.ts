import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { baseColumn, columnLanguage } from '@/lib/content-languages';
import { editorKitMessages } from './messages';

const known = editorKitMessages.id.fields;
const isKnown = (column: string): column is keyof typeof known => Object.hasOwn(known, column);
/** Columns that have translations. */
const TWINS = ['title', 'summary', 'excerpt', 'body', 'cover_alt', 'seo_title', 'seo_description'];

/** Returns a function that labels a column, including its language if translated. */
export function useFieldName(): (column: string) => string {
  const { t } = useTexts(editorKitMessages);
  const uiLanguage = useLanguage();
  return (column) => {
    const plain = baseColumn(column);
    if (!isKnown(plain)) return column;
    const field = t(`fields.${plain}`);
    if (!TWINS.includes(plain)) return field;
    return t('inLanguage', { field, language: languageName(columnLanguage(column), uiLanguage) });
  };
}
