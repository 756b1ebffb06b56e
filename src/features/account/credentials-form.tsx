import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { MIN_PASSWORD_LENGTH } from '@/config/constants';
import { env } from '@/config/env';
import {
  credentialsSchema,
  newCredentialsSchema,
  type CredentialIssue,
  type Credentials,
} from './credentials';
import { PasswordInput } from './password-input';

interface CredentialsFormProps {
  /** `setup` makes the first account instead of signing in with one. */
  mode: 'login' | 'setup';
  /** Settles when the attempt is over; what went wrong comes back as `failure`. */
  onSubmit: (credentials: Credentials) => Promise<void>;
  failure: { title: string; message: string } | undefined;
}

/** E-mail and password. A failed attempt keeps what was typed. */
export function CredentialsForm({ mode, onSubmit, failure }: CredentialsFormProps) {
  const { t } = useTranslation('account');
  const isSetup = mode === 'setup';
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(isSetup ? newCredentialsSchema : credentialsSchema),
    defaultValues: env.defaultAdmin,
  });
  const { errors, isSubmitting } = formState;
  const issueOf = (field: keyof Credentials) => {
    const message = errors[field]?.message;
    // The schema's messages are keys of `issue`.
    return message ? t(`issue.${message as CredentialIssue}`) : undefined;
  };

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)} className="space-y-5">
      {failure && (
        <Notice tone="danger" live="assertive" title={failure.title}>
          {failure.message}
        </Notice>
      )}
      <Field label={t('email')} required error={issueOf('email')}>
        <TextInput
          {...register('email')}
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          inputMode="email"
        />
      </Field>
      <Field
        label={t('password')}
        required
        hint={isSetup ? t('newPasswordHint', { count: MIN_PASSWORD_LENGTH }) : undefined}
        error={issueOf('password')}
      >
        <PasswordInput
          {...register('password')}
          required
          autoComplete={isSetup ? 'new-password' : 'current-password'}
        />
      </Field>
      <Button type="submit" size="lg" isPending={isSubmitting} className="w-full">
        {t(isSetup ? 'setupSubmit' : 'loginSubmit')}
      </Button>
    </form>
  );
}
