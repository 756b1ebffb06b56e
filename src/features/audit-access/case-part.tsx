import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isFinding } from '@/domain/finding';
import { findingMessages } from '@/domain/finding-messages';
import { commonMessages } from '@/ui/messages';
import { Badge } from '@/ui/controls/badge';
import { Card } from '@/ui/controls/card';
import { Loading } from '@/ui/controls/loading';
import { Skeletons } from '@/ui/skeleton-rows';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Fact } from '@/ui/fact';
import { Notice } from '@/ui/notice';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { StatusBadge } from '@/features/cases/inbox/case-status-badge';
import { toAppError } from '@/lib/errors';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useUrlState } from '@/lib/use-url-state';
import { CaseRecords } from './case-records';
import { auditAccessMessages } from './messages';
import { auditSchema } from './place';
import { auditCaseQuery, type AuditCase } from './queries';

interface CasePartProps {
  inbox: CaseInbox;
  number: string;
}

/** Renders one case without identities. */
export function CasePart({ inbox, number }: CasePartProps) {
  const { t } = useTexts(auditAccessMessages, commonMessages);
  const { to } = useUrlState(auditSchema);
  const { data, error, isFetching, refetch } = useQuery(auditCaseQuery(inbox.kind, number));
  const isForbidden = error !== null && toAppError(error).kind === 'forbidden';
  const isMissing = error !== null && toAppError(error).message === 'case.not_found';
  return (
    <div className="space-y-4">
      <Link to={to({ case: '' })} className="inline-flex min-h-6 items-center gap-1 link">
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </Link>
      {data ? (
        <CaseContents inbox={inbox} row={data} />
      ) : isMissing ? (
        <EmptyState icon={<SearchX />} title={t('notFound')} message={t('notFoundHint')} />
      ) : error ? (
        <ErrorState
          title={t('failed')}
          message={isForbidden ? t('ended') : undefined}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading label={t('common:loading')} className="space-y-2">
          <Skeletons count={4} className="h-16" />
        </Loading>
      )}
    </div>
  );
}

function CaseContents({ inbox, row }: { inbox: CaseInbox; row: AuditCase }) {
  const { t } = useTexts(auditAccessMessages, findingMessages);
  const { find } = useTexts(inbox.messages);
  const language = useLanguage();
  const moment = (at: string | null) => (at ? formatDateTime(language, at) : '–');
  const facts: [string, ReactNode][] = [
    [t('category'), find(`categories.${row.category}`) ?? row.category],
    [t('relation'), find(`relations.${row.relation}`) ?? row.relation],
    [t('received'), moment(row.created_at)],
    [t('source'), find(`sources.${row.source}`) ?? row.source],
    [t('response'), moment(row.first_response_at)],
    [t('due'), moment(row.due_at)],
    [t('closed'), moment(row.closed_at)],
    [t('paused'), row.paused_days],
    [t('finding'), isFinding(row.finding) ? t(`finding:${row.finding}`) : '–'],
    [t('decider'), [row.decider_name, row.decider_post].filter(Boolean).join(', ') || '–'],
    [t('files'), row.file_count > 0 ? t('filesHidden', { count: row.file_count }) : t('none')],
  ];
  return (
    <>
      <header className="space-y-2">
        <h2 className="text-lg break-words">
          {row.is_confidential ? t('confidential') : (row.subject ?? t('notShown'))}
        </h2>
        <p className="flex flex-wrap items-center gap-3 text-sm">
          <span className="font-semibold tabular-nums">{row.number}</span>
          <StatusBadge inbox={inbox} status={row.status} />
          {row.is_spam && <Badge tone="warning">{t('spam')}</Badge>}
        </p>
      </header>
      {row.is_confidential && <Notice>{t('confidentialHint')}</Notice>}
      <Card asChild>
        <dl className="grid gap-4 sm:grid-cols-3">
          {facts.map(([name, value]) => (
            <Fact key={name} name={name}>
              {value}
            </Fact>
          ))}
        </dl>
      </Card>
      <CaseRecords inbox={inbox} row={row} />
    </>
  );
}
