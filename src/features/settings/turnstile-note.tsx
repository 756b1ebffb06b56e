import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/ui/notice';
import { env } from '@/config/env';
import { useTexts } from '@/lib/i18n/use-texts';
import { useKeyInForce } from '@/requests/turnstile/use-turnstile';
import { settingsMessages } from './messages';
import { turnstileReadyQuery } from './queries';

/**
 * Renders whether a check with this site key would work: what is missing in the build and the functions, and
 * whether the forms stay open.
 */
export function TurnstileNote({ siteKey }: { siteKey: string }) {
  const { t } = useTexts(settingsMessages);
  const { data: isReady, isError } = useQuery(turnstileReadyQuery());
  const isInForce = useKeyInForce() === siteKey;
  const problems = [
    !env.turnstile && t('turnstile.noBuild'),
    isReady === false && t('turnstile.noSecret'),
    isError && t('turnstile.unknown'),
  ].filter((problem) => problem !== false);
  if (problems.length > 0)
    return (
      <Notice tone={isInForce ? 'danger' : 'warning'} live="polite" title={t('turnstile.title')}>
        {problems.map((problem) => (
          <p key={problem}>{problem}</p>
        ))}
        {!isError && <p>{t(isInForce ? 'turnstile.shut' : 'turnstile.open')}</p>}
      </Notice>
    );
  return (
    <Notice tone={isReady ? 'success' : 'info'} live="polite" title={t('turnstile.title')}>
      {isReady ? t(isInForce ? 'turnstile.inForce' : 'turnstile.ready') : t('turnstile.checking')}
    </Notice>
  );
}
