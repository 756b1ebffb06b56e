import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useFileExport } from '@/components/file-export/use-file-export';
import { Button } from '@/components/ui/button';
import { toCsv } from '@/lib/csv';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { useActorWords, useDeviceWords, useEventWords } from './events';
import { securityLogMessages } from './messages';
import { securityLines, type SecurityLine } from './queries';
import type { SecurityFilter } from './security-filter';

/** The lines of the filter as a file, which is itself on record. */
export function ExportButton({ filter }: { filter: SecurityFilter }) {
  const { t } = useTexts(securityLogMessages);
  const queryClient = useQueryClient();
  const words = useEventWords();
  const who = useActorWords();
  const device = useDeviceWords();

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
  const { start, isPending, dialog } = useFileExport({
    read: async (_choice, watch) => {
      const lines = await securityLines(filter, watch);
      void queryClient.invalidateQueries({ queryKey: ['security_events'] });
      return {
        name: `keamanan-${officeDay(new Date())}.csv`,
        count: lines.length,
        write: () => toCsv(heading, lines.map(toRow)),
      };
    },
    reason: (error) =>
      t(toAppError(error).message === 'session.not_fresh' ? 'exportNotFresh' : 'exportFailedHint'),
    note: t('exportedHint'),
  });

  return (
    <>
      <Button variant="secondary" isPending={isPending} onClick={() => start()}>
        <Download aria-hidden />
        {t('export')}
      </Button>
      {dialog}
    </>
  );
}
