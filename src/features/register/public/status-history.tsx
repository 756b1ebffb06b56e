import { Skeleton } from '@/ui/controls/skeleton';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateMessages } from '@/features/register/certificate/messages';
import { statusLooks } from '@/features/register/certificate/certificate-status-badge';
import type { StatusPeriod } from './certificate-history';
import { registerMessages } from './messages';

/** Renders the events of a certificate, oldest first; reasons are not public. */
export function StatusHistory({ lines }: { lines: readonly StatusPeriod[] | undefined }) {
  const { t } = useTexts(registerMessages, certificateMessages);
  const language = useLanguage();
  if (!lines) return <Skeleton className="h-12 w-64 max-w-full" />;
  if (lines.length === 0) return null;
  return (
    <div className="space-y-2">
      <h4 className="text-xs font-normal text-text-muted">{t('history')}</h4>
      <ol className="space-y-1.5 text-sm">
        {lines.map(({ status, on }, index) => {
          const { Icon } = statusLooks[status];
          return (
            <li key={`${on} ${status} ${index}`} className="flex items-center gap-2">
              <Icon aria-hidden className="size-4 shrink-0 text-text-muted" />
              <span className="font-semibold">{t(`certificate:status.${status}`)}</span>
              <time dateTime={on} className="text-text-muted tabular-nums">
                {formatDate(language, on)}
              </time>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
