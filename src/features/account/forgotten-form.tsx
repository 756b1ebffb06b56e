import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { codeProblem } from '@/session/second-factor';
import { mailNewPasswordLink } from '@/session/ways-in';
import { EmailForm } from './email-form';
import { useAttempt } from './use-attempt';

/** Asks for a link with which a new password is set. */
export function ForgottenForm() {
  const { t } = useTranslation('account');
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
