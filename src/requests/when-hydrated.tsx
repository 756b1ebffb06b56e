import type { ReactNode } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { requestKitMessages } from './messages';
import { OtherWays } from './other-ways';

/**
 * Renders a form in a prerendered page: shows that it is waiting for hydration, and other contact options if
 * scripts do not run.
 */
export function WhenHydrated({ children }: { children: ReactNode }) {
  const { t } = useTexts(requestKitMessages);
  const isHydrated = useIsHydrated();
  return (
    <div className="relative">
      <noscript>
        <div className="mb-6 space-y-2 rounded-lg border border-border bg-surface-raised p-5">
          <p className="font-semibold">{t('waiting.noScript')}</p>
          <OtherWays />
        </div>
      </noscript>
      {!isHydrated && (
        <p
          role="status"
          className="absolute end-0 -top-7 text-sm text-text-muted [@media(scripting:none)]:hidden"
        >
          {t('waiting.form')}
        </p>
      )}
      <div inert={!isHydrated} className={isHydrated ? undefined : 'opacity-60'}>
        {children}
      </div>
    </div>
  );
}
