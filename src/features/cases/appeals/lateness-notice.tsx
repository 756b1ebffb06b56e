import { useQuery } from '@tanstack/react-query';
import { Notice } from '@/ui/notice';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { entryMessages } from './entry-messages';
import { lastDayQuery } from './entry-queries';

interface LatenessNoticeProps {
  /** ISO date, or incomplete input. */
  decidedOn: string;
  receivedOn: string;
}

const DAY = /^(19|20)\d\d-\d\d-\d\d$/;

/** Renders the last day for an appeal, and whether it is late. */
export function LatenessNotice({ decidedOn, receivedOn }: LatenessNoticeProps) {
  const { t } = useTexts(entryMessages);
  const language = useLanguage();
  const isDated = DAY.test(decidedOn) && decidedOn >= '2000';
  const { data: lastDay, isError } = useQuery({ ...lastDayQuery(decidedOn), enabled: isDated });
  if (!isDated) return null;
  if (isError) return <p className="text-sm text-text-muted">{t('lateness.failed')}</p>;
  if (!lastDay) return null;
  const date = formatDate(language, lastDay);
  return (
    <div aria-live="polite">
      {receivedOn > lastDay ? (
        <Notice tone="warning" title={t('lateness.late')}>
          <p>{t('lateness.lateText', { date })}</p>
        </Notice>
      ) : (
        <p className="text-sm text-text-muted">{t('lateness.inTime', { date })}</p>
      )}
    </div>
  );
}
