import { useQuery } from '@tanstack/react-query';
import { Bell, CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { LinkTabs } from '@/ui/link-tabs';
import { ListHeader } from '@/ui/page-header';
import { Pagination } from '@/ui/pagination';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { InboxSkeleton } from '@/ui/inbox-skeleton';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import { oneOf, page } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { useRowKeys } from '@/ui/use-row-keys';
import { noticesMessages } from './messages';
import { NoticeRow } from './notice-row';
import { noticesQuery, NOTICES_PAGE_SIZE, useMarkNotices } from './queries';

const schema = { view: oneOf(['all', 'unread'], 'all'), page: page(1000) };

/** Renders the user's notifications of the last ninety days, with read marks. */
export function Component() {
  const { t } = useTexts(noticesMessages, inboxKitMessages);
  const { values, to } = useUrlState(schema);
  const isUnread = values.view === 'unread';
  const query = useQuery(noticesQuery(values.page, isUnread));
  const { data, isPending, error, isFetching, refetch, dataUpdatedAt } = query;
  const { mutate, isPending: isMarking } = useMarkNotices();
  const rows = useRef<HTMLUListElement>(null);
  useRowKeys(rows);
  const mark = (change: Parameters<typeof mutate>[0]) =>
    mutate(change, {
      onError: () =>
        toast({ title: t('markFailed'), description: t('markFailedHint'), variant: 'destructive' }),
    });
  return (
    <>
      <ListHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          data &&
          data.unread > 0 && (
            <Button variant="secondary" isPending={isMarking} onClick={() => mark({})}>
              <CheckCheck aria-hidden />
              {t('markAll')}
            </Button>
          )
        }
      />
      <div className="space-y-4">
        <LinkTabs
          label={t('views')}
          items={[
            { label: t('all'), to: to({ view: '' }), isHere: !isUnread },
            { label: t('unread'), to: to({ view: 'unread' }), isHere: isUnread, count: data?.unread },
          ]}
        />
        {isPending ? (
          <InboxSkeleton />
        ) : !data ? (
          <ErrorState
            title={t('failed')}
            message={t(`inboxKit:reasons.${toAppError(error).kind}`)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : data.rows.length > 0 ? (
          <ul ref={rows} className="divide-y divide-border rounded-lg border border-border bg-surface">
            {data.rows.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} now={new Date(dataUpdatedAt)} mark={mark} />
            ))}
          </ul>
        ) : values.page > 1 ? (
          <EmptyState
            icon={<Bell />}
            title={t('endOfList')}
            action={<Link to={to({ page: '' })}>{t('toFirst')}</Link>}
          />
        ) : (
          <EmptyState
            icon={<Bell />}
            title={isUnread ? t('noneUnread') : t('none')}
            message={isUnread ? t('noneUnreadHint') : t('noneHint')}
          />
        )}
        {data && (
          <Pagination
            page={values.page}
            pageSize={NOTICES_PAGE_SIZE}
            total={data.total}
            hrefFor={(number) => `?${to({ page: String(number) }).search}`}
          />
        )}
        <p className="text-sm">
          <Link to={paths.admin.profile} className="font-semibold text-primary underline">
            {t('wish')}
          </Link>
        </p>
      </div>
    </>
  );
}
