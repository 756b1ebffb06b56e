import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ListColumns } from '@/lists/table/use-list-table';
import { useActorWords, useDeviceWords, useEventWords } from './security-texts';
import { securityLogMessages } from './security-messages';
import type { SecurityLine } from './security-queries';

/** Returns the columns of the security events. */
export function useSecurityColumns(): ListColumns<SecurityLine> {
  const { t } = useTexts(securityLogMessages);
  const language = useLanguage();
  const words = useEventWords();
  const who = useActorWords();
  const device = useDeviceWords();
  return [
    {
      id: 'when',
      header: t('when'),
      cell: ({ row: { original: line } }) => (
        <time dateTime={line.created_at}>{formatDateTime(language, line.created_at)}</time>
      ),
      meta: { cell: { className: 'whitespace-nowrap tabular-nums' } },
    },
    {
      id: 'who',
      header: t('who'),
      cell: ({ row: { original: line } }) => (
        <span data-row={line.id} tabIndex={-1}>
          {who(line)}
        </span>
      ),
      meta: { cell: { className: 'font-semibold' } },
    },
    {
      id: 'what',
      header: t('what'),
      cell: ({ row }) => words(row.original),
      meta: { cell: { className: 'min-w-48 wrap-anywhere' } },
    },
    {
      id: 'network',
      header: t('network'),
      cell: ({ row }) => row.original.network ?? t('unknown'),
      meta: { cell: { className: 'wrap-anywhere tabular-nums' } },
    },
    {
      id: 'device',
      header: t('device'),
      cell: ({ row: { original: line } }) => (
        <span title={line.device ?? undefined}>{device(line.device) || t('unknown')}</span>
      ),
      meta: { cell: { className: 'wrap-anywhere text-text-muted sm:max-w-xs' } },
    },
  ];
}
