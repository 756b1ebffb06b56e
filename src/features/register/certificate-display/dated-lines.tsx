import { type DatedStatus, isCertificateStatus } from '@/domain/certificate-status';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { SinceLine } from './since-line';
import { certificateVerdictMessages } from './verdict-messages';

/** Facts about a certificate on a day, in addition to its status. */
export interface DatedFacts {
  status_since: string | null;
  suspended_until: string | null;
  recorded_from: string;
  /** Day on which the decision that set the status was recorded. */
  recorded_on: string;
  /** Day on which a later decision last changed the answer; null if none did. */
  changed_on: string | null;
}

interface DatedLinesProps {
  day: string;
  status: DatedStatus;
  certificate: DatedFacts;
}

/** Renders the first day of the status, when it was recorded or changed, and the first day of the records. */
export function DatedLines({ day, status, certificate }: DatedLinesProps) {
  const { t } = useTexts(certificateVerdictMessages);
  const language = useLanguage();
  const { status_since: since, suspended_until: until, recorded_from: recordedFrom } = certificate;
  const { recorded_on: recordedOn, changed_on: changedOn } = certificate;
  const isBeforeRecords = recordedFrom > day && status !== 'belum_terbit';
  return (
    <>
      {status === 'belum_terbit' && since && (
        <p className="font-semibold">{t('issuedOn', { date: formatDate(language, since) })}</p>
      )}
      {status !== 'aktif' && status !== 'belum_terbit' && isCertificateStatus(status) && (
        <p className="font-semibold">
          <SinceLine status={status} since={since} until={until} />
        </p>
      )}
      {status !== 'tak_tercatat' && <p>{t('recordedOn', { date: formatDate(language, recordedOn) })}</p>}
      {changedOn && (
        <p className="max-w-prose font-semibold">
          {t('changedOn', { date: formatDate(language, changedOn) })}
        </p>
      )}
      {isBeforeRecords && (
        <p className="max-w-prose">
          {t(status === 'tak_tercatat' ? 'notRecorded' : 'recordedFrom', {
            date: formatDate(language, recordedFrom),
          })}
        </p>
      )}
    </>
  );
}
