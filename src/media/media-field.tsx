import { FileText, ImagePlus, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Drawing, drawingName, drawingNames } from '@/ui/drawings/drawing';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { pictureStyle, mediaSrcSet } from '@/lib/media-url';
import { safeLink } from '@/lib/rich-text/safe-link';
import type { Accept, MediaFile } from './media-file';
import { mediaMessages } from './messages';
import { useMediaPicker } from './use-media-picker';

interface DrawingChoiceProps {
  /** Address of the picture, such as `drawing:bridge`. */
  value: string | null;
  onChange: (address: string) => void;
}

/** Renders a select for the built-in drawings, as an alternative to a picture. */
function DrawingChoice({ value, onChange }: DrawingChoiceProps) {
  const { t } = useTexts(mediaMessages);
  return (
    <div role="group" aria-label={t('field.drawings')} className="flex flex-wrap items-center gap-2">
      <span aria-hidden className="text-sm text-text-muted">
        {t('field.drawings')}
      </span>
      {drawingNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={value === `drawing:${name}`}
          onClick={() => onChange(`drawing:${name}`)}
          className="flex items-center gap-2 rounded-lg border border-border bg-surface px-2 py-1 text-sm aria-pressed:border-primary aria-pressed:bg-primary-soft"
        >
          <Drawing name={name} className="h-8 w-10" />
          {t(`field.drawing.${name}`)}
        </button>
      ))}
    </div>
  );
}

export interface MediaFieldProps {
  label: string;
  /** Address as stored in the column; null or '' if there is none. */
  value: string | null;
  accept: Accept;
  /** `file`, with its descriptions and size, is set if it was chosen from the library. */
  onChange: (value: string | null, file?: MediaFile) => void;
  onBlur?: () => void;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  /** Also offers the built-in drawings. */
  drawings?: boolean;
  name?: string;
  /** Element to focus: react-hook-form's `ref`. */
  ref?: Ref<HTMLInputElement>;
}

/** Renders an input for a picture or document: from the library, uploaded, or by address. */
export function MediaField(props: MediaFieldProps) {
  const { t } = useTexts(mediaMessages);
  const { label, value, accept, onChange, onBlur, hint, error, readOnly = false, name, ref } = props;
  const { pick, picker } = useMediaPicker(accept);
  const choose = async () => {
    const file = await pick();
    if (file) onChange(file.url, file);
  };
  return (
    <div className="flex gap-4 max-sm:flex-col">
      <Preview key={value} address={value} accept={accept} />
      <div className="min-w-0 flex-1 space-y-2">
        <Field
          label={label}
          required={props.required === true}
          error={error}
          hint={hint ?? (readOnly ? undefined : t('field.typed'))}
        >
          <TextInput
            ref={ref}
            name={name}
            value={drawingName(value) ? '' : (value ?? '')}
            readOnly={readOnly}
            inputMode="url"
            spellCheck={false}
            onBlur={onBlur}
            onChange={(event) => onChange(event.target.value || null)}
          />
        </Field>
        {!readOnly && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="secondary" onClick={() => void choose()}>
              <ImagePlus aria-hidden />
              {t(value ? 'field.chooseOther' : 'field.choose')}
              <span className="sr-only">: {label}</span>
            </Button>
            {value && (
              <Button size="sm" variant="ghost" onClick={() => onChange(null)}>
                <X aria-hidden />
                {t('field.remove')}
                <span className="sr-only">: {label}</span>
              </Button>
            )}
          </div>
        )}
        {!readOnly && props.drawings && <DrawingChoice value={value} onChange={onChange} />}
      </div>
      {picker}
    </div>
  );
}

/** Renders a preview of the file at the address, if possible. */
function Preview({ address, accept }: { address: string | null; accept: Accept }) {
  const { t } = useTexts(mediaMessages);
  const [isBroken, setBroken] = useState(false);
  const drawing = drawingName(address);
  const link = address ? safeLink(address) : undefined;
  const isPicture = link !== undefined && accept !== 'document' && !/\.pdf([?#]|$)/i.test(link) && !isBroken;
  return (
    <span className="relative flex aspect-4/3 w-36 shrink-0 items-center justify-center self-start overflow-hidden rounded-lg border border-border bg-surface-sunken text-text-muted">
      {drawing ? (
        <Drawing name={drawing} label={t('field.preview')} className="size-full p-2" />
      ) : isPicture ? (
        <img
          src={link}
          srcSet={mediaSrcSet(link)}
          sizes="9rem"
          alt={t('field.preview')}
          style={pictureStyle(link)}
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <FileText className="size-8" aria-hidden />
      )}
    </span>
  );
}
