import { Field } from '@/ui/controls/field';
import { TextInput, type TextInputProps } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { accountMessages } from './messages';

export const isCode = (code: string) => /^\d{6}$/.test(code);

interface CodeInputProps extends Pick<TextInputProps, 'value' | 'autoFocus'> {
  onCode: (code: string) => void;
  error: string | undefined;
}

/** Renders a field for a six-digit code; phones offer to fill in a code they have just received. */
export function CodeInput({ onCode, error, ...rest }: CodeInputProps) {
  const { t } = useTexts(accountMessages);
  return (
    <Field label={t('code')} hint={t('codeHint')} required error={error}>
      <TextInput
        {...rest}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        required
        onChange={({ target }) => onCode(target.value.replace(/\D/g, '').slice(0, 6))}
        className="font-mono tracking-[0.3em] tabular-nums"
      />
    </Field>
  );
}
