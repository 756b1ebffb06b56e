import { PRIVACY_NOTICES } from '@/domain/complaint';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { CaseFact, OpenCase } from '@/features/cases/inbox/case-inbox';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { FactRow } from './fact-row';

const OPTIONS = { category: 'categories', relation: 'relations', source: 'sources' } as const;

/** Renders the facts of a case, without its texts. */
export function CaseFacts({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const inboxText = useInboxTexts(inbox);
  const valueOf = ({ column, as }: CaseFact): string => {
    const value = row[column];
    if (as === 'codes') return Array.isArray(value) ? value.join(', ') : '';
    if (typeof value !== 'string' || !value) return '';
    if (as === 'option') return inboxText(`${OPTIONS[column]}.${value}`);
    if (as === 'date') return formatDate(language, value);
    return as === 'moment' ? formatDateTime(language, value) : value;
  };
  return (
    <Section title={t('facts')}>
      <dl className="space-y-3">
        {inbox.facts
          .filter((fact) => !fact.ifAny || row[fact.column])
          .map((fact) => (
            <FactRow key={fact.column} label={inboxText(`fields.${fact.column}`)} value={valueOf(fact)} />
          ))}
        {row.paused_days > 0 && (
          <FactRow label={t('pausedDays')} value={t('pausedCount', { count: row.paused_days })} />
        )}
        <FactRow label={t('consent')} value={useConsentState(row)} />
      </dl>
    </Section>
  );
}

/** Formats the consent and the time of its withdrawal. */
function useConsentState(row: OpenCase['row']): string {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const consent = useConsentText(row);
  const { withdrawn_at: at } = row.consent as Record<string, string | undefined>;
  return at ? t('consentWithdrawn', { consent, date: formatDateTime(language, at) }) : consent;
}

/**
 * Formats the time of consent and the version of the notice. For cases entered by staff, returns the legal
 * basis or the consent given with a message.
 */
function useConsentText({ consent, ...row }: OpenCase['row']): string {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const notice = PRIVACY_NOTICES.find((each) => each === row.notice_told);
  // submit_*() writes {at, notice_version, language}; rows created by hand may lack them.
  const { at, notice_version: version } = consent as Record<string, string | undefined>;
  if (row.legal_basis === 'kewajiban' && notice) {
    const noticeName = t(`notices.${notice}`);
    if (!at || !version) return t('consentDuty', { notice: noticeName });
    return t('consentOfMessage', { date: formatDateTime(language, at), version, notice: noticeName });
  }
  if (!at || !version) return t('consentUnknown');
  return t('consentGiven', { date: formatDateTime(language, at), version });
}
