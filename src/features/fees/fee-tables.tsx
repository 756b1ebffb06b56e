import { type Fee, countingFees } from '@/domain/fee';
import { NATURES } from '@/domain/scope';
import { Notice } from '@/ui/notice';
import { SectionHeading } from '@/ui/section-heading';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { legalReference } from '@/domain/legal-reference';
import { localizedText } from '@/lib/localized';
import { FeeTable } from '@/site/page/fee-table';
import { feesByNature, type FeeGroup } from './fees';
import { feesMessages } from './messages';

/** Renders the fees by nature of work, and the natures without fees. */
export function FeeTables({ fees }: { fees: readonly Fee[] }) {
  const { t } = useTexts(feesMessages);
  const language = useLanguage();
  const groups = feesByNature(fees);
  const missing = NATURES.filter((nature) => !groups.some((group) => group.nature === nature));
  const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(
    missing.map((nature) => t(`natures.${nature}`).toLowerCase()),
  );
  return (
    <section aria-labelledby="fee-tables" className="space-y-8">
      <SectionHeading id="fee-tables" title={t('tableTitle')} />
      <RevokedNotice fees={fees} />
      {groups.map((group) => (
        <NatureFees key={group.nature} group={group} />
      ))}
      <PaymentNotes fees={fees} />
      {missing.length > 0 && (
        <p className="max-w-prose text-sm text-text-muted">{t('otherNatures', { natures: names })}</p>
      )}
    </section>
  );
}

/** Warns about fees whose decree was revoked. */
function RevokedNotice({ fees }: { fees: readonly Fee[] }) {
  const { t } = useTexts(feesMessages);
  const revoked = new Map(
    countingFees(fees).flatMap(({ basis }) => (basis?.isRevoked ? [[basis.number, basis] as const] : [])),
  );
  if (revoked.size === 0) return null;
  return (
    <Notice tone="warning" title={t('revokedTitle')}>
      {[...revoked.values()].map((basis) => (
        <p key={basis.number}>
          {basis.successor
            ? t('revokedBy', { basis: legalReference(basis), successor: basis.successor })
            : t('revoked', { basis: legalReference(basis) })}
        </p>
      ))}
      <p>{t('revokedText')}</p>
    </Notice>
  );
}

function NatureFees({ group }: { group: FeeGroup }) {
  const { t } = useTexts(feesMessages);
  const nature = t(`natures.${group.nature}`);
  return (
    <div className="space-y-3">
      <h3 className="text-lg">{nature}</h3>
      <FeeTable
        label={t('table', { nature: nature.toLowerCase() })}
        fees={group.fees}
        columns={{ qualification: t('qualification'), basis: t('basis'), amount: t('amount') }}
      />
    </div>
  );
}

/** Renders the distinct notes of the fees; most fees share one. */
function PaymentNotes({ fees }: { fees: readonly Fee[] }) {
  const { t } = useTexts(feesMessages);
  const language = useLanguage();
  const notes = new Map(
    fees.map((fee) => localizedText(fee, 'note', language)).map((note) => [note.text, note.lang]),
  );
  notes.delete('');
  if (notes.size === 0) return null;
  return (
    <Notice title={t('noteTitle')}>
      {[...notes].map(([text, lang]) => (
        <p key={text} lang={lang}>
          {text}
        </p>
      ))}
    </Notice>
  );
}
