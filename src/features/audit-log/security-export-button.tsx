import { useQueryClient } from '@tanstack/react-query';
import { LogExportButton } from '@/ui/file-export/log-export-button';
import { useTexts } from '@/lib/i18n/use-texts';
import { useActorLabel, useDeviceLabel, useEventText } from './security-texts';
import { securityLogMessages } from './security-messages';
import { securityLines, type SecurityLine } from './security-queries';
import type { AuditFilter } from './audit-filter';

/** Renders a button that exports the filtered events as a file; the export is recorded too. */
export function SecurityExportButton({ filter }: { filter: AuditFilter }) {
  const { t } = useTexts(securityLogMessages);
  const queryClient = useQueryClient();
  const words = useEventText();
  const who = useActorLabel();
  const device = useDeviceLabel();

  const toRow = (line: SecurityLine) => [
    line.created_at,
    who(line),
    words(line),
    line.event,
    line.network ?? '',
    device(line.device),
    line.device ?? '',
    JSON.stringify(line.detail),
  ];
  const heading = [
    t('when'),
    t('who'),
    t('what'),
    t('csv.code'),
    t('network'),
    t('device'),
    t('csv.agent'),
    t('csv.detail'),
  ];
  return (
    <LogExportButton
      title={t('title')}
      read={async (watch) => {
        const lines = await securityLines(filter, watch);
        void queryClient.invalidateQueries({ queryKey: ['security_events'] });
        return lines;
      }}
      heading={heading}
      toRow={toRow}
      note={t('exportedHint')}
    />
  );
}
