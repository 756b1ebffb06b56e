import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/notice';
import { env } from '@/config/env';
import { turnstileReadyQuery } from './queries';

/** Whether forms can be sent with this site key: what the build and the functions lack would shut them. */
export function TurnstileNote() {
  const { t } = useTranslation('settings');
  const { data: isReady, isError } = useQuery(turnstileReadyQuery());
  const problems = [
    !env.turnstile && t('turnstile.noBuild'),
    isReady === false && t('turnstile.noSecret'),
    isError && t('turnstile.unknown'),
  ].filter((problem) => problem !== false);
  if (problems.length > 0)
    return (
      <Notice tone="warning" live="polite" title={t('turnstile.title')}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
      </Notice>
    );
  return (
    <Notice tone={isReady ? 'success' : 'info'} live="polite" title={t('turnstile.title')}>
      {isReady ? t('turnstile.ready') : t('turnstile.checking')}
    </Notice>
  );
}
