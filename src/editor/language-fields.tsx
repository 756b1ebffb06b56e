import type { EditorServices } from '@/ui/rich-text-editor/editor-services';
import { RichTextEditor } from '@/ui/rich-text-editor/rich-text-editor';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { columnIn, DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { CopyBody } from './copy-body';
import { useFieldName } from './field-names';
import { editorKitMessages } from './messages';
import { SearchPreview } from './search-preview';
import { useEditing } from './session/use-text-session';
import { textOf } from './text';

/** Renders the length of a text. Search engines truncate longer texts; the input does not. */
function Counted({ text, most }: { text: string; most: number }) {
  const { t } = useTexts(editorKitMessages);
  const count = text.trim().length;
  return <span className="tabular-nums">{t(count > most ? 'tooLong' : 'characters', { count, most })}</span>;
}

const LENGTHS = { title: 200, summary: 500, seo_title: 120, seo_description: 320 };
/** Lengths that search results show, in characters. */
const SHOWN = { seo_title: 60, seo_description: 160 };

/** Renders all fields of a text in one language: title, summary, body and SEO texts. */
export function LanguageFields({ language, services }: { language: Language; services: EditorServices }) {
  const { t } = useTexts(editorKitMessages);
  const uiLanguage = useLanguage();
  const nameOf = useFieldName();
  const { definition, session, values, epoch } = useEditing();
  const title = columnIn('title', language);
  const summary = columnIn(definition.summary, language);
  const body = columnIn('body', language);
  const text = (column: string) => ({
    value: textOf(values, column),
    lang: language,
    onChange: (event: { target: { value: string } }) => session.change(column, event.target.value),
  });
  const seo = (['seo_title', 'seo_description'] as const).map((plain) => ({
    plain,
    column: columnIn(plain, language),
  }));
  return (
    <div className="space-y-5">
      <Field label={nameOf(title)} required={language === DEFAULT_LANGUAGE}>
        <TextInput maxLength={LENGTHS.title} {...text(title)} />
      </Field>
      <Field label={nameOf(summary)} hint={t('summaryHint')}>
        <TextArea rows={3} maxLength={LENGTHS.summary} {...text(summary)} />
      </Field>
      <Field label={nameOf(body)} required={language === DEFAULT_LANGUAGE}>
        <RichTextEditor
          key={epoch}
          label={nameOf(body)}
          defaultValue={values[body]}
          onChange={(doc) => session.change(body, doc)}
          lang={language}
          features="full"
          services={services}
        />
      </Field>
      <CopyBody language={language} />
      <details className="rounded-lg border border-border bg-surface">
        <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">
          {t('seo', { language: languageName(language, uiLanguage) })}
        </summary>
        <div className="space-y-4 border-t border-border p-4">
          <p className="text-sm text-text-muted">{t('seoHint')}</p>
          {seo.map(({ plain, column }) => (
            <Field
              key={column}
              label={nameOf(column)}
              hint={<Counted text={textOf(values, column)} most={SHOWN[plain]} />}
            >
              {plain === 'seo_title' ? (
                <TextInput maxLength={LENGTHS[plain]} {...text(column)} />
              ) : (
                <TextArea rows={3} maxLength={LENGTHS[plain]} {...text(column)} />
              )}
            </Field>
          ))}
          <SearchPreview language={language} />
        </div>
      </details>
    </div>
  );
}
