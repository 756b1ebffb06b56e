import { useState, type SubmitEvent } from 'react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { codeProblem } from '@/session/second-factor';
import { mailCode, signInWithCode } from '@/session/sign-in-methods';
import { CodeInput, isCode } from './code-input';
import { EmailForm } from './email-form';
import { accountMessages } from './messages';
import { useSignedInToast } from './signed-in-toast';
import { useAttempt } from './use-attempt';

/** Renders the sign-in with an e-mailed code: asks for the address, then for the code. */
export function MailedCodeForm() {
  const { t } = useTexts(accountMessages);
  const showSignedInToast = useSignedInToast();
  const [sentTo, setSentTo] = useState<string>();
  const [code, setCode] = useState('');
  const [issue, setIssue] = useState<string>();
  const { attempt, isPending, failure, setFailure } = useAttempt((error) =>
    t(`codeProblem.${codeProblem(error)}`),
  );
  const send = async (email: string) => {
    if (await attempt(() => mailCode(email))) setSentTo(email);
  };
  if (!sentTo) return <EmailForm submitLabel={t('codeSend')} onEmail={send} failure={failure} />;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!isCode(code)) return setIssue(t('codeMissing'));
    setIssue(undefined);
    if (await attempt(() => signInWithCode(sentTo, code))) showSignedInToast();
  };
  const startOver = () => {
    setSentTo(undefined);
    setCode('');
    setFailure(undefined);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-5">
      <Notice live="polite" title={t('mailed')}>
        {t('codeMailed', { email: sentTo })}
      </Notice>
      {failure && (
        <Notice tone="danger" live="assertive" title={t('loginFailed')}>
          {failure}
        </Notice>
      )}
      <CodeInput value={code} onCode={setCode} error={issue} autoFocus />
      <Button type="submit" size="lg" isPending={isPending} className="w-full">
        {t('codeSubmit')}
      </Button>
      <Button variant="ghost" size="sm" onClick={startOver}>
        {t('otherAddress')}
      </Button>
    </form>
  );
}
