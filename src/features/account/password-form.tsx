import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Notice } from '@/components/notice';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { MIN_PASSWORD_LENGTH } from '@/config/constants';
import { isOwnPassword, setPassword } from '@/session/ways-in';
import { newPassword, type CredentialIssue } from './credentials';
import { PasswordInput } from './password-input';
import { passwordProblem } from './password-problem';
import { SectionCard } from './section-card';
import { useAttempt } from './use-attempt';

const schema = z.object({ current: z.string().min(1), next: newPassword });
const blank = { current: '', next: '' };

/** A new password, for whoever knows the present one: an unattended screen is not enough. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation(['profile', 'account']);
  const { attempt, failure } = useAttempt((error) => t(`account:passwordProblem.${passwordProblem(error)}`));
  const { register, handleSubmit, formState, setError, reset } = useForm({
    resolver: zodResolver(schema),
    defaultValues: blank,
  });
  const { current, next } = formState.errors;
  const change = handleSubmit(async (values) => {
    const outcome = { isOwn: true };
    const isDone = await attempt(async () => {
      outcome.isOwn = await isOwnPassword(email, values.current);
      if (outcome.isOwn) await setPassword(values.next);
    });
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
        <Field
          label={t('next')}
          required
          hint={t('account:newPasswordHint', { count: MIN_PASSWORD_LENGTH })}
          // The schema's messages are keys of `issue`.
          error={next?.message && t(`account:issue.${next.message as CredentialIssue}`)}
        >
          <PasswordInput {...register('next')} required autoComplete="new-password" />
        </Field>
        <Button type="submit" isPending={formState.isSubmitting}>
          {t('changePassword')}
        </Button>
      </form>
    </SectionCard>
  );
}
