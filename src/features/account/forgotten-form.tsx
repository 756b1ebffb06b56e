import { useState } from 'react';
import { Notice } from '@/components/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { codeProblem } from '@/session/second-factor';
import { mailNewPasswordLink } from '@/session/ways-in';
import { EmailForm } from './email-form';
import { accountMessages } from './messages';
import { useAttempt } from './use-attempt';

/** Asks for a link with which a new password is set. */
export function ForgottenForm() {
  const { t } = useTexts(accountMessages);
  const [sentTo, setSentTo] = useState<string>();
  const { attempt, failure } = useAttempt((error) => t(`codeProblem.${codeProblem(error)}`));
  const send = async (email: string) => {
    if (await attempt(() => mailNewPasswordLink(email))) setSentTo(email);
  };
  if (!sentTo) return <EmailForm submitLabel={t('forgottenSubmit')} onEmail={send} failure={failure} />;
  return (
    <Notice tone="success" live="polite" title={t('mailed')}>
      {t('linkMailed', { email: sentTo })}
    </Notice>
  );
}
