import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from '@/requests/messages';
import { OtherWays } from '@/requests/other-ways';
import type { useTurnstile } from './use-turnstile';

type TurnstileCheckProps = Pick<ReturnType<typeof useTurnstile>, 'gate' | 'action' | 'siteKey' | 'isInForce'>;

/**
 * Renders Cloudflare's widget once the visitor starts filling in the form. Renders nothing if the settings
 * disable it, or if it fails and is not required.
 */
export function TurnstileCheck({ gate, action, siteKey, isInForce }: TurnstileCheckProps) {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const title = useId();
  const place = useRef<HTMLDivElement>(null);
  const { phase, attempt } = useSyncExternalStore(gate.subscribe, gate.state, gate.state);
  const isShown = siteKey !== '' && phase !== 'idle';

  useEffect(() => {
    if (!isShown || !place.current) return;
    const shown = new AbortController();
    const options = { siteKey, action, language, signal: shown.signal };
    const target = place.current;
    const leave = gate.mount();
    // Load the third-party script only if enabled, and only once the visitor fills in the form.
    void import('./widget')
      .then(({ showWidget }) => showWidget(target, gate, options))
      .catch(() => shown.signal.aborted || gate.fail());
    return () => {
      shown.abort();
      leave();
    };
  }, [isShown, gate, action, siteKey, language, attempt]);

  if (!isShown || (phase === 'failed' && !isInForce)) return null;
  return (
    <div role="group" aria-labelledby={title} className="space-y-2">
      <p id={title} className="text-sm font-medium">
        {t('turnstile.title')}
      </p>
      <p className="max-w-prose text-xs text-text-muted">{t('turnstile.about')}</p>
      {/* Reserve space for the widget to avoid a layout shift. */}
      <div key={attempt} ref={place} className="min-h-16" />
      <p role="status" className="text-sm text-text-muted">
        {(phase === 'loading' || phase === 'asking' || phase === 'solved') && t(`turnstile.${phase}`)}
      </p>
      {phase === 'failed' && (
        <Notice tone="warning" live="polite" title={t('turnstile.failed')}>
          <p>{t('errors.turnstile.unreachable')}</p>
          <OtherWays />
          <p className="pt-2">
            <Button variant="secondary" onClick={gate.retry}>
              {t('turnstile.retry')}
            </Button>
          </p>
        </Notice>
      )}
    </div>
  );
}
