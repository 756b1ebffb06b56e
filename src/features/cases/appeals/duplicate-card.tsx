import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '@/ui/controls/badge';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { FactRow } from '@/features/cases/inbox/case/fact-row';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { StatusBadge } from '@/features/cases/inbox/case-status-badge';
import { useInboxTexts } from '@/features/cases/inbox/use-inbox-texts';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { appealsAdminMessages } from './admin-messages';
import type { DuplicateAppeal } from './duplicate-queries';

interface DuplicateCardProps {
  inbox: CaseInbox;
  appeal: DuplicateAppeal;
  isThis: boolean;
  /** Number of the appeal that this one was joined to. */
  joinedInto: string | undefined;
  /** Buttons for this appeal. */
  children: ReactNode;
}

/** Renders one of several appeals: appellant, decision, and mismatches with the register. */
export function DuplicateCard({ inbox, appeal, isThis, joinedInto, children }: DuplicateCardProps) {
  const { t } = useTexts(appealsAdminMessages);
  const inboxText = useInboxTexts(inbox);
  const language = useLanguage();
  const address = useInboxAddress();
  const marks = [
    !isThis && (appeal.same_decision ? t('doubles.marks.sameDecision') : t('doubles.marks.otherDecision')),
  ].filter(Boolean);
  const warnings = [
    !isThis && appeal.other_sender && t('doubles.marks.otherSender'),
    appeal.other_holder && t('doubles.marks.otherHolder'),
    appeal.other_decision && t('doubles.marks.unknownDecision'),
  ].filter(Boolean);
  const given = (value: string | null) => value ?? (appeal.is_hidden ? t('doubles.hidden') : '');
  return (
    <li
      className={`space-y-3 rounded-lg border p-4 ${isThis ? 'border-primary' : 'border-border'}`}
      aria-label={appeal.number}
    >
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {isThis ? (
          <span className="font-semibold tabular-nums">
            {appeal.number} · {t('doubles.this')}
          </span>
        ) : (
          <Link
            to={address.to({ case: appeal.appeal_id })}
            className="link font-semibold tabular-nums"
            aria-label={t('doubles.open', { number: appeal.number })}
          >
            {appeal.number}
          </Link>
        )}
        <StatusBadge inbox={inbox} status={appeal.status} />
        {joinedInto && <Badge tone="neutral">{t('doubles.part', { number: joinedInto })}</Badge>}
        {marks.map((mark) => (
          <Badge key={String(mark)} tone="info">
            {mark}
          </Badge>
        ))}
        {warnings.map((doubt) => (
          <Badge key={String(doubt)} tone="warning" icon={<TriangleAlert aria-hidden />}>
            {doubt}
          </Badge>
        ))}
      </div>
      <dl className="space-y-2">
        <FactRow label={inboxText('fields.application_number')} value={appeal.application_number} />
        <FactRow
          label={t('doubles.decision')}
          value={`${inboxText(`categories.${appeal.decision}`)}, ${formatDate(language, appeal.decision_date)}`}
        />
        {appeal.decisions && (
          <FactRow
            label={t('doubles.registered')}
            value={
              appeal.decisions
                .map(({ status, on, number }) =>
                  t(`doubles.decided.${status}`, {
                    date: formatDate(language, `${on}T12:00:00+07:00`),
                    number: number ?? '–',
                  }),
                )
                .join('; ') || t('doubles.noneDecided')
            }
          />
        )}
        <FactRow label={t('doubles.company')} value={given(appeal.company)} />
        <FactRow label={t('doubles.holder')} value={appeal.holder ?? t('doubles.unknownHolder')} />
        <FactRow label={t('doubles.name')} value={given(appeal.name)} />
        <FactRow label={t('doubles.email')} value={given(appeal.email)} />
        <FactRow
          label={t('doubles.grounds')}
          value={
            <span lang={appeal.language} className="line-clamp-6 whitespace-pre-wrap">
              {given(appeal.grounds)}
            </span>
          }
        />
      </dl>
      <p className="text-xs text-text-muted">{formatDateTime(language, appeal.created_at)}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  );
}
