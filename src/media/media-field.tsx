import { FileText, ImagePlus, X } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Drawing, drawingName } from '@/components/drawings/drawing';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { focusStyle, mediaSrcSet } from '@/lib/media-url';
import { safeLink } from '@/lib/rich-text/safe-link';
import { DrawingChoice } from './drawing-choice';
import type { Accept, MediaFile } from './media-file';
import { mediaMessages } from './messages';
import { useMediaPicker } from './use-media-picker';

export interface MediaFieldProps {
  label: string;
  /** The address as the column holds it; null or '' for none. */
  value: string | null;
  accept: Accept;
  /** `file` when one was chosen from the library: its descriptions and size come with it. */
  onChange: (value: string | null, file?: MediaFile) => void;
  onBlur?: () => void;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  readOnly?: boolean;
  /** The site's own drawings are offered too. */
  drawings?: boolean;
  name?: string;
  /** Takes the focus: react-hook-form's `ref`. */
  ref?: Ref<HTMLInputElement>;
}

/** A picture or document: chosen from the library, uploaded, or written as an address. */
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

/** A preview of the file at the address, where it can be shown. */
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
          style={focusStyle(link)}
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <FileText className="size-8" aria-hidden />
      )}
    </span>
  );
}
