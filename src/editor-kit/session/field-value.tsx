import { languageOf } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { RichText } from '@/lib/rich-text/rich-text';
import { isRichTextDoc, plainText } from '@/lib/rich-text/rich-text-doc';
import { editorKitMessages } from '@/editor-kit/messages';

/** Value of a column, to be read. */
export function FieldValue({ column, value }: { column: string; value: unknown }) {
  const { t } = useTexts(editorKitMessages);
  const lang = languageOf(column);
  if (isRichTextDoc(value) && plainText(value)) return <RichText doc={value} lang={lang} />;
  if (typeof value === 'string' && value !== '') return <p lang={lang}>{value}</p>;
  return <p className="text-text-muted">{t('collision.blank')}</p>;
}
