import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LinkTabs } from '@/components/link-tabs';
import { ScreenHeader } from '@/components/page-header';
import { toast } from '@/components/toast/toast';
import { ReasonDialog } from '@/inbox-kit/case/reason-dialog';
import { useInboxAddress } from '@/inbox-kit/inbox-address';
import { InboxSkeleton } from '@/inbox-kit/inbox-skeleton';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRowKeys } from '@/resource-kit/use-row-keys';
import { leftOpen } from '@/session/drafts';
import { DoDialog } from './do-dialog';
import { dataRequestsMessages } from './messages';
import { PersonCopy } from './person-copy';
import {
  MOST_REQUESTS,
  requestsQuery,
  type PersonCopy as Copy,
  useRefuse,
  type DataRequest,
} from './queries';
import { RequestRow } from './request-row';

/** Refuses a request; the reason stays in the register and is what the person is told. */
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

/** The register of people's requests about their data, those due first, with the actions that carry them out. */
export function Component() {
  const { t } = useTexts(dataRequestsMessages, inboxKitMessages);
  const address = useInboxAddress();
  const isAll = address.get('state') === 'all';
  const number = address.get('q');
  const { data: requests, isPending, error, isFetching, refetch } = useQuery(requestsQuery(isAll, number));
  // `<id of the request>:do` or `:refuse`; the dialog that was open when the page or the session ended opens again.
  const [chosenForm, setChosen] = useState(() => leftOpen('data-request:'));
  const [chosenId, to] = chosenForm?.split(':') ?? [];
  const chosen = requests?.find(({ id, status }) => id === chosenId && status === 'open');
  const [copy, setCopy] = useState<Copy>();
  const close = () => setChosen(undefined);
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  if (copy) return <PersonCopy copy={copy} onBack={() => setCopy(undefined)} />;
  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      <div className="space-y-4">
        <LinkTabs
          label={t('views')}
          items={[
            { label: t('open'), to: address.to({ state: '', q: '' }), isHere: !isAll },
            { label: t('all'), to: address.to({ state: 'all', q: '' }), isHere: isAll },
          ]}
        />
        {number && <p className="text-sm text-text-muted">{t('only', { number })}</p>}
        {isPending ? (
          <InboxSkeleton />
        ) : !requests ? (
          <ErrorState
            title={t('failed')}
            message={t(`inboxKit:reasons.${toAppError(error).kind}`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : requests.length === 0 ? (
          <EmptyState
            icon={<ShieldCheck />}
            title={isAll ? t('none') : t('noneOpen')}
            message={t('noneHint')}
          />
        ) : (
          <ul ref={rows} className="space-y-3">
            {requests.map((request) => (
              <RequestRow
                key={request.id}
                request={request}
                onDo={() => setChosen(`${request.id}:do`)}
                onRefuse={() => setChosen(`${request.id}:refuse`)}
              />
            ))}
          </ul>
        )}
        {requests?.length === MOST_REQUESTS && (
          <p className="text-sm">{t('more', { count: MOST_REQUESTS })}</p>
        )}
      </div>
      {chosen && to === 'do' && <DoDialog request={chosen} onClose={close} onCopy={setCopy} />}
      {chosen && to === 'refuse' && <RefuseDialog request={chosen} onClose={close} />}
    </>
  );
}
