import { CalendarPlus } from 'lucide-react';
import { datedName, useFileExport } from '@/ui/file-export/use-file-export';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { saveFile } from '@/lib/csv';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import { useListAddress } from '@/lists/paged/list-address';
import { matchingRows } from '@/lists/paged/paged-queries';
import { toast } from '@/ui/toast/toast';
import { surveillanceMessages } from '@/features/register/surveillance/surveillance-messages';
import { surveillanceList } from '@/features/register/surveillance/surveillance-paged';
import type { SurveillanceVisit } from './visit-dialog';

/** Returns a function that saves visits as an .ics file. Loads the calendar library on first use. */
function useCalendar() {
  const { t } = useTexts(surveillanceMessages);
  const dayOf = ({ id, number, client_name, subclass_code, due_on }: SurveillanceVisit) => ({
    id: `surveillance-${id}`,
    day: due_on ?? '',
    summary: t('calendar.summary', { number: number ?? '', company: client_name ?? '' }),
    description: [subclass_code, number].filter(Boolean).join(' · '),
    url: `${window.location.origin}${paths.admin.surveillance}?q=${encodeURIComponent(number ?? '')}`,
  });
  return async (visits: readonly SurveillanceVisit[]) => {
    const { calendarFile } = await import('./visit-calendar');
    return calendarFile(t('title'), visits.map(dayOf));
  };
}

/** Renders a button that exports the filtered visits as an .ics file. */
export function ListCalendarButton() {
  const { t } = useTexts(surveillanceMessages, resourceKitMessages);
  const { view } = useListAddress(surveillanceList);
  const write = useCalendar();
  const { start, isPending, dialog } = useFileExport({
    read: async (_choice, watch) => {
      const { rows, isCut } = await matchingRows(surveillanceList, view, watch);
      // matchingRows() does not type the rows of list_surveillance().
      const visits = rows as unknown as readonly SurveillanceVisit[];
      return { name: datedName(t('title'), 'ics'), count: visits.length, isCut, write: () => write(visits) };
    },
    reason: (error) => t(`resourceKit:reasons.${toAppError(error).kind}`),
  });
  return (
    <>
      <Button variant="secondary" size="sm" isPending={isPending} onClick={() => start()}>
        <CalendarPlus aria-hidden />
        {t('calendar.list')}
      </Button>
      {dialog}
    </>
  );
}

/** Returns a function that saves one visit as an .ics file. */
export function useCalendarOfVisit(): (visit: SurveillanceVisit) => void {
  const { t } = useTexts(surveillanceMessages);
  const write = useCalendar();
  return (visit) =>
    void write([visit]).then(
      (file) => saveFile(datedName(`${t('title')} ${visit.number ?? ''}`, 'ics'), file),
      () => toast({ title: t('calendar.failed'), variant: 'destructive' }),
    );
}
