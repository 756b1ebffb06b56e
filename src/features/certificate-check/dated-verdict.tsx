import { isStatus } from '@/components/certificate/certificate';
import { statusLooks } from '@/components/certificate/status-badge';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { DatedStatus } from './dated';
import { datedLooks } from './dated-badge';
import { certificateCheckMessages } from './messages';
import type { CheckedCertificate } from './queries';
import { VerdictFrame } from './verdict';

interface DatedVerdictProps {
  day: string;
  status: DatedStatus;
  certificate: Pick<
    CheckedCertificate,
    'status_since' | 'suspended_until' | 'checked_at' | 'recorded_from' | 'issued_on'
  >;
}

/** State of a certificate on a day, and from when on that is known. */
export function DatedVerdict({ day, status, certificate }: DatedVerdictProps) {
  const { t } = useTexts(certificateCheckMessages);
  const language = useLanguage();
  const { tone, Icon } = isStatus(status) ? statusLooks[status] : datedLooks[status];
  const { recorded_from: recordedFrom, suspended_until: until, checked_at: checkedAt } = certificate;
  const since = formatDate(language, certificate.status_since);
  const isBeforeRecords = recordedFrom > day && status !== 'belum_terbit';
  return (
    <VerdictFrame tone={tone} Icon={Icon}>
      <p className="text-2xl font-bold">{t(`dated.${status}`, { date: formatDate(language, day) })}</p>
      {status === 'belum_terbit' && <p className="font-semibold">{t('issuedOn', { date: since })}</p>}
      {status !== 'aktif' && isStatus(status) && (
        <p className="font-semibold">
          {status === 'dibekukan' && until
            ? t('sinceUntil', { date: since, until: formatDate(language, until) })
            : t('since', { date: since })}
        </p>
      )}
      {isBeforeRecords && (
        <p className="max-w-prose">
          {t(status === 'tak_tercatat' ? 'notRecorded' : 'recordedFrom', {
            date: formatDate(language, recordedFrom),
          })}
        </p>
      )}
      <p className="text-sm text-text-muted tabular-nums">
        <time dateTime={checkedAt}>{t('checkedAt', { time: formatDateTime(language, checkedAt) })}</time>
      </p>
    </VerdictFrame>
  );
}
