import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { useTexts } from '@/lib/i18n/use-texts';
import { z } from '@/lib/zod';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { toAppError } from '@/lib/errors';
import { setPassword } from '@/session/sign-in-methods';
import { newPassword, type CredentialIssue } from './credentials';
import { accountMessages } from './messages';
import { NewPasswordField } from './new-password-field';
import { PasswordInput } from './password-input';
import { passwordProblemOf } from './password-problem';
import { profileMessages } from './profile-messages';
import { SectionCard } from './section-card';
import { useAttempt } from './use-attempt';

const schema = z.object({ current: z.string().min(1), next: newPassword });
const blank = { current: '', next: '' };

/** Renders the form that changes the password. Asks for the current one to protect an unattended screen. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTexts(profileMessages, accountMessages);
  const { attempt, failure } = useAttempt((error) =>
    t(`account:passwordProblem.${passwordProblemOf(error)}`),
  );
  const { register, handleSubmit, formState, setError, reset, control } = useForm({
    resolver: zodResolver(schema),
    defaultValues: blank,
  });
  const { current, next } = formState.errors;
  const change = handleSubmit(async (values) => {
    const outcome = { isOwn: true };
    const isDone = await attempt(() =>
      setPassword(values.next, values.current).catch((error: unknown) => {
        outcome.isOwn = toAppError(error).code !== 'wrong_password';
        // The field shows this error.
        if (outcome.isOwn) throw error;
      }),
    );
    if (!outcome.isOwn) return setError('current', { message: 'wrong' }, { shouldFocus: true });
    if (!isDone) return;
    reset(blank);
    toast({ title: t('changed'), description: t('changedHint') });
  });
  return (
    <SectionCard title={t('passwordTitle')}>
      <form noValidate onSubmit={(event) => void change(event)} className="space-y-5">
        {failure && (
          <Notice tone="danger" live="assertive" title={t('account:newPasswordFailed')}>
            {failure}
          </Notice>
        )}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field
          label={t('current')}
          required
          error={current && t(current.message === 'wrong' ? 'currentWrong' : 'currentMissing')}
        >
          <PasswordInput {...register('current')} required autoComplete="current-password" />
        </Field>
        <NewPasswordField
          label={t('next')}
          input={register('next')}
          value={useWatch({ control, name: 'next' })}
          email={email}
          // The schema's messages are keys of `issue`.
          error={next?.message && t(`account:issue.${next.message as CredentialIssue}`)}
        />
        <Button type="submit" isPending={formState.isSubmitting}>
          {t('changePassword')}
        </Button>
      </form>
    </SectionCard>
  );
}
