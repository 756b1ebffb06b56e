import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/ui/controls/icon-button';
import { TextInput, type TextInputProps } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { accountMessages } from './messages';

/** Renders a password field with a button to show the value. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const { t } = useTexts(accountMessages);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <IconButton
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          size="sm"
          onClick={() => setShown(!isShown)}
        >
          <Icon aria-hidden />
        </IconButton>
      }
    />
  );
}
