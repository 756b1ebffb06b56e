import { columnIn, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { absoluteAddress } from '@/lib/site-address';
import { useSite } from '@/site/use-site';
import { editorKitMessages } from './messages';
import { useEditing } from './session/use-text-session';
import { textOf } from './text';

const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** Renders a preview of the page in search results. */
export function SearchPreview({ language }: { language: Language }) {
  const { t } = useTexts(editorKitMessages);
  const siteName = useSite().name.text;
  const { definition, values } = useEditing();
  const read = (column: string) =>
    textOf(values, columnIn(column, language)).trim() || textOf(values, column).trim();
  const title = read('seo_title') || read('title') || t('untitled');
  const description = read('seo_description') || read(definition.summary);
  const address = absoluteAddress(definition.publicPath(textOf(values, 'slug') || '…'));
  const name = t('searchPreview', { language: languageName(language, useLanguage()) });
  return (
    <figure aria-label={name} className="rounded-lg border border-border bg-surface p-4">
      <figcaption className="mb-2 text-xs text-text-muted">{name}</figcaption>
      <p className="truncate text-xs text-text-muted">
        {address.replace(/^https?:\/\//, '').replaceAll('/', ' › ')}
      </p>
      <p lang={language} className="text-lg leading-snug text-primary">
        {cut(`${title} – ${siteName}`, TITLE_LENGTH + siteName.length)}
      </p>
      <p lang={language} className="text-sm text-text-muted">
        {cut(description, DESCRIPTION_LENGTH)}
      </p>
    </figure>
  );
}
