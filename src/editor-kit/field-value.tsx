import { useTranslation } from 'react-i18next';
import { RichText } from '@/lib/rich-text/rich-text';
import { isRichTextDoc, plainText } from '@/lib/rich-text/rich-text-doc';
import { languageOf } from './text';

/** Value of a column, to be read. */
export function FieldValue({ column, value }: { column: string; value: unknown }) {
  const { t } = useTranslation('editorKit');
  const lang = languageOf(column);
  if (isRichTextDoc(value) && plainText(value)) return <RichText doc={value} lang={lang} />;
  if (typeof value === 'string' && value !== '') return <p lang={lang}>{value}</p>;
  return <p className="text-text-muted">{t('collision.blank')}</p>;
}
