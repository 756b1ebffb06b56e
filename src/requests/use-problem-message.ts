import { useCallback } from 'react';
import { formatBytes } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useOnline } from '@/lib/use-online';
import { requestKitMessages } from './messages';
import { problemOfIssue, type RequestProblem } from './problem';

/** Fields whose message is more specific than “not valid”. */
const KINDS = {
  email: 'email',
  phone: 'phone',
  incident_on: 'date',
  decision_date: 'date',
  received_on: 'date',
  name: 'line',
  company: 'line',
  subject: 'line',
  subclass_codes: 'subclass_codes',
  application_number: 'application_number',
} as const;

const isKnown = (field: string): field is keyof typeof KINDS => Object.hasOwn(KINDS, field);
const HOUR_S = 3600;

/** Returns functions that format problems in the interface language. */
export function useProblemMessage() {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const isOnline = useOnline();

  const messageFor = useCallback(
    ({ code, field, hint }: RequestProblem): string => {
      // The connection has returned since the error was raised.
      if (code === 'offline' && isOnline) return t('errors.network');
      if (code === 'field.invalid' && isKnown(field)) return t(`errors.invalid.${KINDS[field]}`);
      if (code === 'files.too_large')
        return t('errors.files.too_large', { limit: formatBytes(language, Number(hint)) });
      if (code === 'case.closed' && field === 'files') return t('errors.files.closed');
      if (code !== 'limit.reached') return t(`errors.${code}`, { limit: hint });
      const seconds = Math.max(Number(hint) || 60, 60);
      const wait =
        seconds > HOUR_S
          ? t('wait.hours', { count: Math.ceil(seconds / HOUR_S) })
          : t('wait.minutes', { count: Math.ceil(seconds / 60) });
      return t('errors.limit.reached', { wait });
    },
    [t, language, isOnline],
  );
  /** Returns the message of a field's zod issue, or undefined. */
  const issueMessage = useCallback(
    (message: string | undefined, field: string) => message && messageFor(problemOfIssue(message, field)),
    [messageFor],
  );
  return { messageFor, issueMessage };
}
