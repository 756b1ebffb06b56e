import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import { ErrorState } from '@/ui/error-state';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { codeProblem, verifyFactorCode } from '@/session/second-factor';
import { CodeInput, isCode } from './code-input';
import { factorsQuery } from './factor-queries';
import { accountMessages } from './messages';
import { RecoveryForm } from './recovery-form';
import { useSignedInToast } from './signed-in-toast';
import { useAttempt } from './use-attempt';
import { useSignOut } from './use-sign-out';

/** Renders the second sign-in step: a code from the user's device, or a recovery code. */
export function SecondFactorForm() {
  const { t } = useTexts(accountMessages);
  const [isLost, setLost] = useState(false);
  const { mutate: signOut, isPending: isLeaving } = useSignOut();
  return (
    <div className="space-y-5">
      {isLost ? <RecoveryForm /> : <DeviceCodeForm />}
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" size="sm" onClick={() => setLost(!isLost)}>
          {t(isLost ? 'deviceFound' : 'deviceLost')}
        </Button>
        <Button variant="ghost" size="sm" isPending={isLeaving} onClick={() => signOut()}>
          {t('factorBack')}
        </Button>
      </div>
      {isLost && <p className="text-sm text-text-muted">{t('factorLost')}</p>}
    </div>
  );
}

function DeviceCodeForm() {
  const { t } = useTexts(accountMessages);
  const showSignedInToast = useSignedInToast();
  const { data: factors, isError, isFetching, refetch } = useQuery(factorsQuery());
  const { attempt, isPending, failure } = useAttempt((error) => t(`codeProblem.${codeProblem(error)}`));
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const factorId = chosen ?? factors?.[0]?.id;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isCode(code)) return setIssue(t('codeMissing'));
    setIssue(undefined);
    if (!factorId) return;
    if (!(await attempt(() => verifyFactorCode(factorId, code)))) {
      // Focusing scrolls the field and its error into view above a phone's keyboard.
      return form.current?.querySelector('input')?.focus();
    }
    showSignedInToast();
  };

  if (isError && !factors)
    return <ErrorState title={t('factorsFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (!factors) return <Skeleton className="h-40" />;
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      {factors.length > 1 && (
        <Field label={t('device')}>
          <Select value={factorId} onChange={({ target }) => setChosen(target.value)}>
            {factors.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <CodeInput value={code} onCode={setCode} error={issue} autoFocus />
      {failure && (
        <Notice tone="danger" live="assertive" title={t('loginFailed')}>
          {failure}
        </Notice>
      )}
      <Button type="submit" size="lg" isPending={isPending} className="w-full">
        {t('codeSubmit')}
      </Button>
    </form>
  );
}
