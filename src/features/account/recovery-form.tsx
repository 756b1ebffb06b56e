import { useRef, useState, type SubmitEvent } from 'react';
import { Notice } from '@/ui/notice';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { recoveryProblem, signInWithRecoveryCode } from '@/session/recovery';
import { accountMessages } from './messages';
import { useAttempt } from './use-attempt';

/** Renders the form that asks for a recovery code in place of a code from a lost device. */
export function RecoveryForm() {
  const { t } = useTexts(accountMessages);
  const { attempt, isPending, failure } = useAttempt((error) =>
    t(`recoveryProblem.${recoveryProblem(error)}`),
  );
  const [code, setCode] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (!code.trim()) return;
    if (!(await attempt(() => signInWithRecoveryCode(code))))
      return form.current?.querySelector('input')?.focus();
    toast({ title: t('recoveryDone'), description: t('recoveryDoneHint') });
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <Field
        label={t('recoveryCode')}
        hint={t('recoveryCodeHint')}
        required
        error={isMissing ? t('recoveryCodeMissing') : undefined}
      >
        <TextInput
          value={code}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          autoFocus
          className="font-mono"
        />
      </Field>
      {failure && (
        <Notice tone="danger" live="assertive" title={t('loginFailed')}>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="lg" isPending={isPending} className="w-full">
        {t('recoverySubmit')}
      </Button>
    </form>
  );
}
