import { useQuery } from '@tanstack/react-query';
import { SearchX, ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { PageSteps } from '@/ui/page-steps';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { ReasonDialog } from '@/features/cases/inbox/case/reason-dialog';
import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { InboxSkeleton } from '@/ui/inbox-skeleton';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useDemoRows } from '@/lib/demo-rows';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { useListChoices } from '@/lists/views/list-choices';
import { useRowKeys } from '@/ui/use-row-keys';
import { openDraft } from '@/session/drafts';
import { FulfilDialog } from './fulfil-dialog';
import { dataRequestsMessages } from './messages';
import { requestsQuery, useRefuse, type DataRequest, type PersonCopyResult } from './queries';
import { requestFilterFrom, LIST } from './request-filter';
import { RequestRow } from './request-row';

/**
 * Renders the dialog that refuses a request. The reason stays in the register and is meant for the requester.
 */
function RefuseDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { t } = useTexts(dataRequestsMessages);
  const refuse = useRefuse(request.id);
  const done = () => {
    toast({ title: t('refusedToast') });
    onClose();
  };
  return (
    <ReasonDialog
      name={`data-request:${request.id}:refuse`}
      title={t('refuseTitle')}
      description={t('refuseHint')}
      action={t('refuse')}
      task={refuse}
      onDone={done}
      onClose={onClose}
    />
  );
}

/** Renders the empty state of the list: no requests yet, or no search results in this view. */
function NoRequests({ isAll, words }: { isAll: boolean; words: string }) {
  const { t } = useTexts(dataRequestsMessages, inboxKitMessages);
  const address = useInboxAddress();
  if (!words)
    return (
      <EmptyState icon={<ShieldCheck />} title={isAll ? t('none') : t('noneOpen')} message={t('noneHint')} />
    );
  return (
    <EmptyState
      icon={<SearchX />}
      title={t('inboxKit:noMatch')}
      message={t(isAll ? 'noMatchHint' : 'noMatchOpenHint')}
      action={
        !isAll && (
          <Button asChild variant="secondary" size="sm">
            <Link to={address.to({ state: 'all' })}>{t('searchAll')}</Link>
          </Button>
        )
      }
    />
  );
}

/** Renders a page of the requests that match the URL, with their actions. */
export function RequestList({ onCopy }: { onCopy: (copy: PersonCopyResult) => void }) {
  const { t } = useTexts(dataRequestsMessages, inboxKitMessages);
  const address = useInboxAddress();
  const filter = requestFilterFrom(address);
  const { size } = useListChoices(LIST);
  const list = useQuery(requestsQuery(filter, size));
  // `<request id>:do` or `:refuse`; reopens the dialog that was open when the page or session ended.
  const [chosenForm, setChosen] = useState(() => openDraft('data-request:'));
  const [chosenId, to] = chosenForm?.split(':') ?? [];
  const chosen = list.data?.rows.find(({ id, status }) => id === chosenId && status === 'open');
  const close = () => setChosen(undefined);
  const demoCases = [useDemoRows('complaints'), useDemoRows('appeals'), useDemoRows('contact_submissions')];
  const region = useRef<HTMLUListElement>(null);
  useRowKeys(region);

  if (list.isPending) return <InboxSkeleton />;
  if (!list.data)
    return (
      <ErrorState
        title={t('failed')}
        message={t(`inboxKit:reasons.${toAppError(list.error).kind}`)}
        onRetry={() => void list.refetch()}
        isRetrying={list.isFetching}
      />
    );
  const { rows, hasMore } = list.data;
  return (
    <>
      {rows.length === 0 && <NoRequests isAll={filter.state === 'all'} words={filter.search} />}
      <ul ref={region} className="space-y-3" aria-busy={list.isPlaceholderData}>
        {rows.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            isDemo={demoCases.some((cases) => cases.has(request.case_id))}
            onDo={() => setChosen(`${request.id}:do`)}
            onRefuse={() => setChosen(`${request.id}:refuse`)}
          />
        ))}
      </ul>
      <PageSteps page={filter.page} hasMore={hasMore} to={address.to} />
      {chosen && to === 'do' && <FulfilDialog request={chosen} onClose={close} onCopy={onCopy} />}
      {chosen && to === 'refuse' && <RefuseDialog request={chosen} onClose={close} />}
    </>
  );
}
