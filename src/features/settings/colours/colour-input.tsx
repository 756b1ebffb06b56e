import type { Ref } from 'react';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { settingsMessages } from '@/features/settings/messages';
import { coloursOf, isColour, isReadable, readableOf } from './shades';

interface ColourInputProps {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
}

/**
 * Renders a colour field with a picker. For a colour that is too light for text, offers the nearest readable
 * one.
 */
export function ColourInput({ name, label, value, onChange, onBlur, ref, error }: ColourInputProps) {
  const { t } = useTexts(settingsMessages);
  const darker = isColour(value) && !isReadable(coloursOf(value)) ? readableOf(value) : undefined;
  return (
    <div className="space-y-3">
      <Field label={label} hint={t('colour.hint')} error={error} className="max-w-96">
        <TextInput
          ref={ref}
          name={name}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
          placeholder="#1d4f91"
          maxLength={9}
          autoComplete="off"
          spellCheck={false}
          trailing={
            <input
              type="color"
              aria-label={t('colour.pick')}
              value={isColour(value) ? value.trim().toLowerCase() : '#1d4f91'}
              onChange={({ target }) => onChange(target.value)}
              className="size-9 cursor-pointer rounded bg-transparent p-1"
            />
          }
        />
      </Field>
      {darker && (
        <Button variant="secondary" size="sm" onClick={() => onChange(darker)}>
          <span aria-hidden className="size-4 rounded-xs" style={{ background: darker }} />
          {t('colour.useDarker', { colour: darker })}
        </Button>
      )}
    </div>
  );
}
