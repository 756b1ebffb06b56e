import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '@/lib/i18n/use-texts';
import { z } from '@/lib/zod';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { env } from '@/config/env';
import { credentialsSchema, setupSchema, type CredentialIssue, type SetupCredentials } from './credentials';
import { accountMessages } from './messages';
import { NewPasswordField } from './new-password-field';
import { PasswordInput } from './password-input';

interface CredentialsFormProps {
  /** `setup` creates the first account; `login` signs in. */
  mode: 'login' | 'setup';
  /** Resolves when the attempt has ended; an error is passed back as `failure`. */
  onSubmit: (credentials: SetupCredentials) => Promise<void>;
  failure: { title: string; message: string } | undefined;
  /** Set-up secret from the URL, if it contains one. */
  setupSecret?: string;
}

/** Renders the e-mail and password form. A failed attempt keeps the input. */
export function CredentialsForm({ mode, onSubmit, failure, setupSecret = '' }: CredentialsFormProps) {
  const { t } = useTexts(accountMessages);
  const isSetup = mode === 'setup';
  const { register, handleSubmit, formState, control } = useForm<SetupCredentials>({
    // The secret is only validated during set-up.
    resolver: zodResolver(isSetup ? setupSchema : credentialsSchema.extend({ setupSecret: z.string() })),
    defaultValues: { ...env.defaultAdmin, setupSecret },
  });
  const { errors, isSubmitting } = formState;
  const [email, password] = useWatch({ control, name: ['email', 'password'] });
  // Registered first, in every mode: react-hook-form focuses the first invalid field in order of
  // registration.
  const secretInput = register('setupSecret');
  const issueOf = (field: keyof SetupCredentials) => {
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
      {isSetup && (
        <Field label={t('setupSecret')} hint={t('setupSecretHint')} required error={issueOf('setupSecret')}>
          <TextInput
            {...secretInput}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="font-mono"
          />
        </Field>
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
      {isSetup ? (
        <NewPasswordField
          label={t('password')}
          input={register('password')}
          value={password}
          email={email}
          error={issueOf('password')}
        />
      ) : (
        <Field label={t('password')} required error={issueOf('password')}>
          <PasswordInput {...register('password')} required autoComplete="current-password" />
        </Field>
      )}
      <Button type="submit" size="lg" isPending={isSubmitting} className="w-full">
        {t(isSetup ? 'setupSubmit' : 'loginSubmit')}
      </Button>
    </form>
  );
}
