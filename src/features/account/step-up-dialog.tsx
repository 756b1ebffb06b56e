import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Dialog } from '@/ui/controls/dialog';
import { Field } from '@/ui/controls/field';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { verifyFactorCode } from '@/session/second-factor';
import { resolveStepUp, proveMailedCode, provePassword } from '@/session/step-up';
import { useSession } from '@/session/use-session';
import { mailCode } from '@/session/sign-in-methods';
import { CodeInput, isCode } from './code-input';
import { accountMessages } from './messages';
import { PasswordInput } from './password-input';
import { factorsQuery } from './factor-queries';
import { stepUpMessages } from './step-up-messages';
import { stepUpProblem } from './step-up-problem';
import { useAttempt } from './use-attempt';

const FORM = 'step-up';

/**
 * Renders the dialog that asks for a device code, or without a device for the password or an e-mailed code;
 * then resumes the pending request.
 */
export function StepUpDialog() {
  const { t } = useTexts(stepUpMessages, commonMessages);
  const { data: factors, isError, isFetching, refetch } = useQuery(factorsQuery());
  const [isMailed, setMailed] = useState(false);
  const attempt = useAttempt((error) => t(`problem.${stepUpProblem(error)}`));
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : '';
  const [device] = factors ?? [];
  const step = () => {
    if (!factors && isError)
      return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
    if (!factors) return <Skeleton className="h-24" />;
    if (device)
      return (
        <CodeStep
          attempt={attempt}
          prove={(code) => verifyFactorCode(device.id, code)}
          hint={t('deviceHint')}
        />
      );
    if (isMailed)
      return (
        <CodeStep
          attempt={attempt}
          prove={(code) => proveMailedCode(email, code)}
          hint={t('mailedHint', { email })}
        />
      );
    return <PasswordStep attempt={attempt} email={email} onMailed={() => setMailed(true)} />;
  };
  // A single dialog for all steps keeps its title and buttons.
  return (
    <Dialog
      open
      onOpenChange={() => resolveStepUp(false)}
      title={t('title')}
      description={t('purpose')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => resolveStepUp(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={FORM} isPending={attempt.isPending} disabled={!factors}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {step()}
    </Dialog>
  );
}

type AttemptProps = { attempt: ReturnType<typeof useAttempt> };

function Refused({ failure }: { failure: string | undefined }) {
  const { t } = useTexts(stepUpMessages);
  if (!failure) return null;
  return (
    <Notice tone="danger" live="assertive" title={t('refused')}>
      {failure}
    </Notice>
  );
}

type PasswordStepProps = AttemptProps & { email: string; onMailed: () => void };

function PasswordStep({ attempt: { attempt, isPending, failure }, email, onMailed }: PasswordStepProps) {
  const { t } = useTexts(stepUpMessages);
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && (await attempt(() => provePassword(email, password)))) resolveStepUp(true);
  };
  const send = async () => {
    if (await attempt(() => mailCode(email))) onMailed();
  };
  return (
    <form id={FORM} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <Refused failure={failure} />
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field label={t('password')} required error={isMissing ? t('passwordMissing') : undefined}>
        <PasswordInput
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          required
          autoFocus
          autoComplete="current-password"
        />
      </Field>
      <Button variant="ghost" size="sm" disabled={isPending} onClick={() => void send()}>
        {t('mail')}
      </Button>
    </form>
  );
}

type CodeStepProps = AttemptProps & { prove: (code: string) => Promise<void>; hint: string };

function CodeStep({ attempt: { attempt, failure }, prove, hint }: CodeStepProps) {
  const { t } = useTexts(accountMessages);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!isCode(code));
    if (isCode(code) && (await attempt(() => prove(code)))) resolveStepUp(true);
  };
  return (
    <form id={FORM} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <Refused failure={failure} />
      <p className="text-sm text-text-muted">{hint}</p>
      <CodeInput value={code} onCode={setCode} error={isMissing ? t('codeMissing') : undefined} autoFocus />
    </form>
  );
}
