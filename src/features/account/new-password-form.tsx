import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '@/lib/i18n/use-texts';
import { z } from '@/lib/zod';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { setPassword } from '@/session/sign-in-methods';
import { newPassword, type CredentialIssue } from './credentials';
import { accountMessages } from './messages';
import { NewPasswordField } from './new-password-field';
import { passwordProblemOf } from './password-problem';
import { useAttempt } from './use-attempt';

const schema = z.object({ password: newPassword });

interface NewPasswordFormProps {
  email: string;
  onDone: () => void;
}

/** Renders the form for a new password after opening a mailed link. */
export function NewPasswordForm({ email, onDone }: NewPasswordFormProps) {
  const { t } = useTexts(accountMessages);
  const { attempt, failure } = useAttempt((error) => t(`passwordProblem.${passwordProblemOf(error)}`));
  const { register, handleSubmit, formState, control } = useForm({
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
      {/* Tells password managers which account the password is for. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label={t('newPassword')}
        input={register('password')}
        value={useWatch({ control, name: 'password' })}
        email={email}
        // The schema's messages are keys of `issue`.
        error={wrong && t(`issue.${wrong as CredentialIssue}`)}
      />
      <Button type="submit" size="lg" isPending={formState.isSubmitting} className="w-full">
        {t('newPasswordSubmit')}
      </Button>
    </form>
  );
}
