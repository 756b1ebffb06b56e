import type { Editor } from '@tiptap/react';
import { Button } from '@/ui/controls/button';
import { Checkbox } from '@/ui/controls/checkbox';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import type { EditorServices } from './editor-services';
import { changeFigure, figureOf, type FigureAttributes } from './figure-node';
import { richTextEditorMessages } from './messages';
import { panelKeys } from './panel-keys';

interface FigurePanelProps {
  editor: Editor;
  /** Position of the image in the document. */
  place: number;
  attributes: FigureAttributes;
  pickImage: EditorServices['pickImage'];
  lang: string | undefined;
}

/** Renders the inputs for the selected image's description and caption. */
export function FigurePanel({ editor, place, attributes, pickImage, lang }: FigurePanelProps) {
  const { t } = useTexts(richTextEditorMessages);
  const { alt, decorative, caption } = attributes;
  const change = (changes: Partial<FigureAttributes>) => changeFigure(editor, place, changes);
  const toText = () => void editor.commands.focus();
  const onKeyDown = panelKeys(toText, toText);
  const replace = async () => {
    const image = await pickImage?.();
    if (image) change({ ...figureOf(image, lang), caption });
  };
  return (
    <div
      role="group"
      aria-label={t('figure.panel')}
      className="grid gap-3 border-b border-border p-3 sm:grid-cols-2 [&_input]:scroll-mt-48"
    >
      <div className="space-y-2">
        <Field
          label={t('figure.alt')}
          hint={t('figure.altHint')}
          error={!alt && !decorative ? t('figure.altMissing') : undefined}
        >
          <TextInput
            // Not while the text has the focus: arrow keys would move from the text into this field.
            autoFocus={!alt && !decorative && !editor.isFocused}
            data-figure-alt
            lang={lang}
            value={alt}
            maxLength={500}
            disabled={decorative}
            onChange={(event) => change({ alt: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <Checkbox
          label={t('figure.decorative')}
          checked={decorative}
          onChange={(event) =>
            change(event.target.checked ? { decorative: true, alt: '' } : { decorative: false })
          }
          onKeyDown={onKeyDown}
        />
      </div>
      <div className="space-y-3">
        <Field label={t('figure.caption')} optional>
          <TextInput
            lang={lang}
            value={caption}
            maxLength={500}
            onChange={(event) => change({ caption: event.target.value })}
            onKeyDown={onKeyDown}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {pickImage && (
            <Button size="sm" variant="secondary" onClick={() => void replace()}>
              {t('figure.replace')}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => editor.chain().focus().setNodeSelection(place).deleteSelection().run()}
          >
            {t('figure.remove')}
          </Button>
        </div>
      </div>
    </div>
  );
}
