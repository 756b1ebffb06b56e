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
import type { Double } from './doubles-queries';

interface DoubleCardProps {
  inbox: CaseInbox;
  double: Double;
  isThis: boolean;
  /** Number of the appeal that this one was joined to. */
  joinedInto: string | undefined;
  /** Buttons for this appeal. */
  children: ReactNode;
}

/** Renders one of several appeals: appellant, decision, and mismatches with the register. */
export function DoubleCard({ inbox, double, isThis, joinedInto, children }: DoubleCardProps) {
  const { t } = useTexts(appealsAdminMessages);
  const words = useInboxTexts(inbox);
  const language = useLanguage();
  const address = useInboxAddress();
  const marks = [
    !isThis && (double.same_decision ? t('doubles.marks.sameDecision') : t('doubles.marks.otherDecision')),
  ].filter(Boolean);
  const doubts = [
    !isThis && double.other_sender && t('doubles.marks.otherSender'),
    double.other_holder && t('doubles.marks.otherHolder'),
    double.other_decision && t('doubles.marks.unknownDecision'),
  ].filter(Boolean);
  const given = (value: string | null) => value ?? (double.is_hidden ? t('doubles.hidden') : '');
  return (
    <li
      className={`space-y-3 rounded-lg border p-4 ${isThis ? 'border-primary' : 'border-border'}`}
      aria-label={double.number}
    >
      <div className="flex flex-wrap items-center gap-2 text-sm">
        {isThis ? (
          <span className="font-semibold tabular-nums">
            {double.number} · {t('doubles.this')}
          </span>
        ) : (
          <Link
            to={address.to({ case: double.appeal_id })}
            className="link font-semibold tabular-nums"
            aria-label={t('doubles.open', { number: double.number })}
          >
            {double.number}
          </Link>
        )}
        <StatusBadge inbox={inbox} status={double.status} />
        {joinedInto && <Badge tone="neutral">{t('doubles.part', { number: joinedInto })}</Badge>}
        {marks.map((mark) => (
          <Badge key={String(mark)} tone="info">
            {mark}
          </Badge>
        ))}
        {doubts.map((doubt) => (
          <Badge key={String(doubt)} tone="warning" icon={<TriangleAlert aria-hidden />}>
            {doubt}
          </Badge>
        ))}
      </div>
      <dl className="space-y-2">
        <FactRow label={words('fields.application_number')} value={double.application_number} />
        <FactRow
          label={t('doubles.decision')}
          value={`${words(`categories.${double.decision}`)}, ${formatDate(language, double.decision_date)}`}
        />
        {double.decisions && (
          <FactRow
            label={t('doubles.registered')}
            value={
              double.decisions
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
        <FactRow label={t('doubles.company')} value={given(double.company)} />
        <FactRow label={t('doubles.holder')} value={double.holder ?? t('doubles.unknownHolder')} />
        <FactRow label={t('doubles.name')} value={given(double.name)} />
        <FactRow label={t('doubles.email')} value={given(double.email)} />
        <FactRow
          label={t('doubles.grounds')}
          value={
            <span lang={double.language} className="line-clamp-6 whitespace-pre-wrap">
              {given(double.grounds)}
            </span>
          }
        />
      </dl>
      <p className="text-xs text-text-muted">{formatDateTime(language, double.created_at)}</p>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  );
}
