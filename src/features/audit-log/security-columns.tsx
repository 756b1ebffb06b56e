import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { listColumn, type ListColumns } from '@/lists/table/columns';
import { useActorLabel, useDeviceLabel, useEventText } from './security-texts';
import { securityLogMessages } from './security-messages';
import type { SecurityLine } from './security-queries';

/** Returns the columns of the security events. */
export function useSecurityColumns(): ListColumns<SecurityLine> {
  const { t } = useTexts(securityLogMessages);
  const language = useLanguage();
  const words = useEventText();
  const who = useActorLabel();
  const device = useDeviceLabel();
  return [
    listColumn(
      'when',
      t('when'),
      ({ created_at: at }) => <time dateTime={at}>{formatDateTime(language, at)}</time>,
      'whitespace-nowrap tabular-nums',
    ),
    listColumn(
      'who',
      t('who'),
      (line) => (
        <span data-row={line.id} tabIndex={-1}>
          {who(line)}
        </span>
      ),
      'font-semibold',
    ),
    listColumn('what', t('what'), (line) => words(line), 'min-w-48 wrap-anywhere'),
    listColumn('network', t('network'), (line) => line.network ?? t('unknown'), 'wrap-anywhere tabular-nums'),
    listColumn(
      'device',
      t('device'),
      (line) => <span title={line.device ?? undefined}>{device(line.device) || t('unknown')}</span>,
      'wrap-anywhere text-text-muted sm:max-w-xs',
    ),
  ];
}
