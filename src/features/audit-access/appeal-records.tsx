import { LATE_CAUSES } from '@/domain/appeal';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { formatDate, formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { RecordsCard } from './records-card';
import { auditAccessMessages } from './messages';
import type { AuditCase } from './queries';

/** Renders the lateness of an appeal, the cause of its admission, and the invoice for its fee. */
export function AppealRecords({ late, fee }: Pick<AuditCase, 'late' | 'fee'>) {
  return (
    <>
      {late && <Lateness late={late} />}
      {fee && <Fee fee={fee} />}
    </>
  );
}

function Lateness({ late }: { late: NonNullable<AuditCase['late']> }) {
  const { t } = useTexts(auditAccessMessages, inboxKitMessages);
  const language = useLanguage();
  const cause = LATE_CAUSES.find((each) => each === late.cause);
  return (
    <RecordsCard title={t('late')}>
      <p className="text-sm">{t('lastDay', { date: formatDate(language, late.last_day) })}</p>
      {late.admitted_at ? (
        <p className="text-sm">
          {t('admitted', {
            date: formatDate(language, late.admitted_at),
            name: late.admitted_by_name ?? '–',
          })}{' '}
          {cause && <span className="font-semibold">{t(`inboxKit:lateCauses.${cause}`)}</span>}
        </p>
      ) : (
        <p className="text-sm">{t('notAdmitted')}</p>
      )}
      {late.admitted_at && (
        <p className="max-w-prose text-sm break-words whitespace-pre-wrap">
          {late.explanation ?? t('notShown')}
        </p>
      )}
    </RecordsCard>
  );
}

function Fee({ fee }: { fee: NonNullable<AuditCase['fee']> }) {
  const { t } = useTexts(auditAccessMessages);
  const language = useLanguage();
  return (
    <RecordsCard title={t('fee')}>
      <p className="text-sm font-semibold">{t(`feeState.${fee.state}`)}</p>
      <p className="text-sm break-words">
        {[
          formatRupiah(language, fee.amount),
          fee.number,
          t('feeSent', { date: formatDate(language, fee.sent_on) }),
          t('feeDue', { date: formatDate(language, fee.due_on) }),
          fee.paid_on && t('feePaid', { date: formatDate(language, fee.paid_on) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </RecordsCard>
  );
}
