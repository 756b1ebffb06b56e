import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MIN_PASSWORD_LENGTH } from '@/config/constants';
import { setPassword } from '@/session/ways-in';
import { newPassword, type CredentialIssue } from './credentials';
import { PasswordInput } from './password-input';
import { passwordProblem } from './password-problem';
import { useAttempt } from './use-attempt';

const schema = z.object({ password: newPassword });

interface NewPasswordFormProps {
  email: string;
  onDone: () => void;
}

/** A password for whoever a link has signed in. */
export function NewPasswordForm({ email, onDone }: NewPasswordFormProps) {
  const { t } = useTranslation('account');
  const { attempt, failure } = useAttempt((error) => t(`passwordProblem.${passwordProblem(error)}`));
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const wrong = formState.errors.password?.message;
  const submit = handleSubmit(async ({ password }) => {
    if (await attempt(() => setPassword(password))) onDone();
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {failure && (
        <Notice tone="danger" live="assertive" title={t('newPasswordFailed')}>
          {failure}
        </Notice>
      )}
      {/* Password managers store the new password under this name. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        label={t('newPassword')}
        required
        hint={t('newPasswordHint', { count: MIN_PASSWORD_LENGTH })}
        // The schema's messages are keys of `issue`.
        error={wrong && t(`issue.${wrong as CredentialIssue}`)}
      >
        <PasswordInput {...register('password')} required autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" isPending={formState.isSubmitting} className="w-full">
        {t('newPasswordSubmit')}
      </Button>
    </form>
  );
}
