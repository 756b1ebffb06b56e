import { Controller, useFormContext } from 'react-hook-form';
import { altIn } from '@/ui/rich-text-editor/editor-services';
import { columnIn, CONTENT_LANGUAGES } from '@/config/languages';
import { MediaField } from '@/media/media-field';
import type { MediaFile } from '@/media/media-file';
import type { AnyField } from './fields';
import type { FormValues } from './row-values';

interface MediaInputProps {
  field: Extract<AnyField, { kind: 'image' | 'url' }>;
  label: string;
  readOnly: boolean;
  error: string | undefined;
}

/**
 * Renders an input for a picture or document from the library, or an address. Choosing a picture fills empty
 * alternative texts.
 */
export function MediaInput({ field, label, readOnly, error }: MediaInputProps) {
  const { control, getValues, setValue } = useFormContext<FormValues>();
  const describe = (file: MediaFile) => {
    if (field.kind !== 'image' || !field.described) return;
    for (const language of CONTENT_LANGUAGES) {
      const [column, words] = [columnIn(field.described, language), altIn(file, language)];
      if (words && !getValues(column)) setValue(column, words, { shouldDirty: true });
    }
  };
  return (
    <Controller
      control={control}
      name={field.column}
      render={({ field: { value, onChange, onBlur, ref, name } }) => (
        <MediaField
          ref={ref}
          name={name}
          label={label}
          accept={field.kind === 'image' ? 'image' : 'document'}
          value={typeof value === 'string' ? value : null}
          onChange={(address, file) => {
            onChange(address ?? '');
            if (file) describe(file);
          }}
          onBlur={onBlur}
          readOnly={readOnly}
          drawings={field.kind === 'image' && field.drawings === true}
          required={field.required === true}
          error={error}
        />
      )}
    />
  );
}
