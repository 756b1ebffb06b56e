import { Link } from 'react-router-dom';
import { isIdentityCheck, isRequestKind } from '@/domain/data-request';
import { DemoMark } from '@/ui/demo-badge';
import { Badge } from '@/ui/controls/badge';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { paths } from '@/config/paths';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useNow } from '@/lib/use-now';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { clockOf } from '@/domain/request-deadline';
import { dataRequestsMessages } from './messages';
import type { DataRequest } from './queries';

const inboxes: Record<string, string> = {
  complaint: paths.admin.complaints,
  appeal: paths.admin.appeals,
  contact: paths.admin.messages,
};
const tones = { left: 'info', soon: 'warning', over: 'danger' } as const;

interface RequestRowProps {
  request: DataRequest;
  isDemo: boolean;
  onDo: () => void;
  onRefuse: () => void;
}

/** Renders one request: its kind, the requester, the time left, and buttons to fulfil or refuse it. */
export function RequestRow({ request, isDemo, onDo, onRefuse }: RequestRowProps) {
  const { t } = useTexts(dataRequestsMessages, inboxKitMessages);
  const language = useLanguage();
  const clock = clockOf(request.due_at, useNow().getTime());
  const isOpen = request.status === 'open';
  const facts = [
    t('received', {
      date: formatDateTime(language, request.received_at),
      name: request.recorded_by_name ?? '–',
    }),
    isOpen
      ? t('dueAt', { date: formatDateTime(language, request.due_at) })
      : t('settledBy', {
          date: formatDateTime(language, request.settled_at ?? request.updated_at),
          name: request.settled_by_name ?? '–',
        }),
  ];
  return (
    <Card asChild padding="sm">
      <li className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72 space-y-1">
          <h2 className="flex flex-wrap items-center gap-2 text-base">
            {isRequestKind(request.kind) && t(`inboxKit:personalData.kinds.${request.kind}`)}
            {isOpen ? (
              <Badge tone={tones[clock.state]}>{t(`clock.${clock.state}`, { count: clock.count })}</Badge>
            ) : (
              <Badge tone={request.status === 'done' ? 'success' : 'neutral'}>
                {t(request.status === 'done' ? 'done' : 'refused')}
              </Badge>
            )}
          </h2>
          <p className="text-sm break-words">
            <Link
              data-row={request.id}
              className="link"
              to={`${inboxes[request.case_kind] ?? ''}?case=${request.case_id}`}
            >
              {request.case_number}
            </Link>{' '}
            · {request.asked_by}
            {request.capacity === 'representative' &&
              ` (${t('inboxKit:personalData.capacities.representative')})`}
            {isDemo && <DemoMark />}
          </p>
          <p className="text-xs break-words text-text-muted">
            {isIdentityCheck(request.identity_check) &&
              t(`inboxKit:personalData.checks.${request.identity_check}`)}
            {request.identity_note && `: ${request.identity_note}`}
          </p>
          <p className="text-xs text-text-muted">{facts.join(' · ')}</p>
          {request.reason && <p className="text-sm break-words whitespace-pre-wrap">{request.reason}</p>}
        </div>
        {isOpen && (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" onClick={onRefuse}>
              {t('refuse')}
            </Button>
            <Button size="sm" onClick={onDo}>
              {t('do')}
            </Button>
          </div>
        )}
      </li>
    </Card>
  );
}
