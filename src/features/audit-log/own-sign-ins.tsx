import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Card } from '@/ui/controls/card';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useDeviceLabel, useEventText } from './security-texts';
import { securityLogMessages } from './security-messages';
import { ownEventsQuery } from './security-queries';

/**
 * Renders the latest sign-ins, refused attempts and changes of the user's account, so that they notice
 * unauthorised access.
 */
export function OwnSignIns() {
  const { t } = useTexts(securityLogMessages, commonMessages);
  const language = useLanguage();
  const words = useEventText();
  const device = useDeviceLabel();
  const { data: lines, isError, isFetching, refetch } = useQuery(ownEventsQuery());
  return (
    <Card asChild padding="none">
      <section aria-labelledby="own-sign-ins" className="space-y-4 p-4 sm:p-8">
        <div className="space-y-1">
          <h2 id="own-sign-ins" className="text-lg">
            {t('own.title')}
          </h2>
          <p className="text-sm text-text-muted">{t('own.hint')}</p>
        </div>
        {lines ? (
          lines.length === 0 ? (
            <p className="text-sm text-text-muted">{t('own.none')}</p>
          ) : (
            <div
              role="group"
              aria-labelledby="own-sign-ins"
              // Keyboard users must be able to scroll the list.
              tabIndex={0}
              className="max-h-96 overflow-y-auto rounded-lg border border-border"
            >
              <ul className="divide-y divide-border">
                {lines.map((line) => (
                  <li key={line.id} className="px-4 py-2 text-sm">
                    <p className="font-semibold">{words(line)}</p>
                    <p className="wrap-anywhere text-text-muted tabular-nums">
                      {[formatDateTime(language, line.created_at), line.network, device(line.device)]
                        .filter(Boolean)
                        .join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
            </div>
          )
        ) : isError ? (
          <ErrorState title={t('own.failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Loading label={t('common:loading')}>
            <Skeleton className="h-32" />
          </Loading>
        )}
      </section>
    </Card>
  );
}
