import { altIn } from '@/ui/rich-text-editor/editor-services';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { columnIn, CONTENT_LANGUAGES } from '@/config/languages';
import { columnsIn, columnLanguage } from '@/lib/content-languages';
import { useTexts } from '@/lib/i18n/use-texts';
import { MediaField } from '@/media/media-field';
import type { MediaFile } from '@/media/media-file';
import { AddressField } from './address-field';
import { useFieldName } from './field-names';
import { editorKitMessages } from './messages';
import { textOf } from './text';
import { useEditing } from './session/use-text-session';

/** Renders the fields shared by both languages: slug, cover, and those specific to the kind of text. */
export function DetailsCard() {
  const { t } = useTexts(editorKitMessages);
  const { definition, session, values } = useEditing();
  const { Details, hasCover } = definition;
  const change = (column: string, value: unknown) => session.change(column, value);
  return (
    <Card asChild padding="lg">
      <section aria-label={t('details')} className="grid gap-6 lg:grid-cols-2">
        <div className="space-y-5">
          <AddressField />
          {Details && <Details values={values} onChange={change} />}
        </div>
        {hasCover && <CoverFields />}
      </section>
    </Card>
  );
}

function CoverFields() {
  const { t } = useTexts(editorKitMessages);
  const nameOf = useFieldName();
  const { session, values } = useEditing();
  const onCover = (address: string | null, file?: MediaFile) => {
    session.change('cover_url', address);
    // The library's alternative texts are defaults and never overwrite existing ones.
    for (const language of CONTENT_LANGUAGES) {
      const [column, alt] = [columnIn('cover_alt', language), file && altIn(file, language)];
      if (alt && !textOf(values, column)) session.change(column, alt);
    }
  };
  return (
    <div className="space-y-5">
      <MediaField
        label={t('fields.cover_url')}
        hint={t('coverHint')}
        value={textOf(values, 'cover_url') || null}
        accept="image"
        drawings
        onChange={onCover}
      />
      {textOf(values, 'cover_url') !== '' &&
        columnsIn('cover_alt').map((column) => (
          <Field key={column} label={nameOf(column)} hint={t('coverAltHint')}>
            <TextInput
              value={textOf(values, column)}
              lang={columnLanguage(column)}
              maxLength={300}
              onChange={(event) => session.change(column, event.target.value)}
            />
          </Field>
        ))}
    </div>
  );
}
