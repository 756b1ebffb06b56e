import { type DatedStatus, isCertificateStatus } from '@/domain/certificate-status';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { datedLooks } from './dated-badge';
import { BodyLines } from './body-lines';
import { DatedLines, type DatedFacts } from './dated-lines';
import { statusLooks } from './certificate-status-badge';
import { VerdictFrame } from './verdict-frame';
import { certificateVerdictMessages } from './verdict-messages';

interface DatedVerdictProps {
  day: string;
  status: DatedStatus;
  certificate: DatedFacts & { checked_at: string };
}

/** Renders the state of a certificate on a day, and the first day that the records cover. */
export function DatedVerdict({ day, status, certificate }: DatedVerdictProps) {
  const { t } = useTexts(certificateVerdictMessages);
  const language = useLanguage();
  const { tone, Icon } = isCertificateStatus(status) ? statusLooks[status] : datedLooks[status];
  const { checked_at: checkedAt } = certificate;
  return (
    <VerdictFrame tone={tone} Icon={Icon}>
      <p className="text-2xl font-bold">{t(`dated.${status}`, { date: formatDate(language, day) })}</p>
      <DatedLines day={day} status={status} certificate={certificate} />
      <BodyLines day={day} />
      <p className="text-sm text-text-muted tabular-nums">
        <time dateTime={checkedAt}>{t('checkedAt', { time: formatDateTime(language, checkedAt) })}</time>
      </p>
    </VerdictFrame>
  );
}
