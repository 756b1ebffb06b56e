import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Skeleton } from '@/components/ui/skeleton';
import { addMessages } from '@/lib/i18n/i18n';
import { giveCode } from '@/session/second-factor';
import { answerStepUp, proveMailedCode, provePassword } from '@/session/step-up';
import { useSession } from '@/session/use-session';
import { mailCode } from '@/session/ways-in';
import { CodeInput, isCode } from './code-input';
import { PasswordInput } from './password-input';
import { factorsQuery } from './factor-queries';
import { stepUpMessages } from './step-up-messages';
import { stepUpProblem } from './step-up-problem';
import { useAttempt } from './use-attempt';

addMessages({ stepUp: stepUpMessages });

const FORM = 'step-up';

/** Asks who has a device for its code, everybody else for the password or a code by e-mail; then what waited goes on. */
export function StepUpDialog() {
  const { t } = useTranslation('stepUp');
  const { data: factors, isError, isFetching, refetch } = useQuery(factorsQuery());
  const [isMailed, setMailed] = useState(false);
  const session = useSession();
  const email = session.status === 'signed-in' ? session.user.email : '';
  const [device] = factors ?? [];
  if (!factors)
    return (
      <Frame>
        {isError ? (
          <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </Frame>
    );
  if (device) return <CodeStep prove={(code) => giveCode(device.id, code)} hint={t('deviceHint')} />;
  if (isMailed)
    return <CodeStep prove={(code) => proveMailedCode(email, code)} hint={t('mailedHint', { email })} />;
  return <PasswordStep email={email} onMailed={() => setMailed(true)} />;
}

function Frame({ children, isPending }: { children: ReactNode; isPending?: boolean }) {
  const { t } = useTranslation(['stepUp', 'common']);
  return (
    <Dialog
      open
      onOpenChange={() => answerStepUp(false)}
      title={t('title')}
      description={t('purpose')}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={() => answerStepUp(false)}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={FORM} isPending={isPending ?? false} disabled={isPending === undefined}>
            {t('submit')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

function Refused({ failure }: { failure: string | undefined }) {
  const { t } = useTranslation('stepUp');
  if (!failure) return null;
  return (
    <Notice tone="danger" live="assertive" title={t('refused')}>
      {failure}
    </Notice>
  );
}

function PasswordStep({ email, onMailed }: { email: string; onMailed: () => void }) {
  const { t } = useTranslation('stepUp');
  const { attempt, isPending, failure } = useAttempt((error) => t(`problem.${stepUpProblem(error)}`));
  const [password, setPassword] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '' && (await attempt(() => provePassword(email, password)))) answerStepUp(true);
  };
  const send = async () => {
    if (await attempt(() => mailCode(email))) onMailed();
  };
  return (
    <Frame isPending={isPending}>
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
    </Frame>
  );
}

interface CodeStepProps {
  prove: (code: string) => Promise<void>;
  hint: string;
}

function CodeStep({ prove, hint }: CodeStepProps) {
  const { t } = useTranslation(['stepUp', 'account']);
  const { attempt, isPending, failure } = useAttempt((error) => t(`problem.${stepUpProblem(error)}`));
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(!isCode(code));
    if (isCode(code) && (await attempt(() => prove(code)))) answerStepUp(true);
  };
  return (
    <Frame isPending={isPending}>
      <form id={FORM} noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
        <Refused failure={failure} />
        <p className="text-sm text-text-muted">{hint}</p>
        <CodeInput
          value={code}
          onCode={setCode}
          error={isMissing ? t('account:codeMissing') : undefined}
          autoFocus
        />
      </form>
    </Frame>
  );
}
