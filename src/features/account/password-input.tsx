import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';

/** A password that can be shown while it is typed. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'trailing'>) {
  const { t } = useTranslation('account');
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
