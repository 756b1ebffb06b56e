import { useIsMutating, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { AssistantSteps } from '@/app/assistant/assistant-steps';
import { assistantMessages } from '@/app/assistant/messages';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { ScreenHeader } from '@/ui/page-header';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { setupQuery } from '@/features/dashboard/queries';
import { useTexts } from '@/lib/i18n/use-texts';

/** Renders /admin/mulai: the set-up assistant for admins of a new site. */
export function Component() {
  const { t } = useTexts(assistantMessages, commonMessages);
  const { data, isError, isFetching, refetch } = useQuery(setupQuery());
  // Each part saves to its own tables, so the checklist is refetched once no save is pending.
  const isSaving = useIsMutating() > 0;
  const [wasSaving, setWasSaving] = useState(isSaving);
  if (isSaving && !wasSaving) setWasSaving(true);
  useEffect(() => {
    if (wasSaving && !isSaving) void refetch().then(() => setWasSaving(false));
  }, [wasSaving, isSaving, refetch]);
  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} />
      {data ? (
        <AssistantSteps lines={data} />
      ) : isError ? (
        <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading label={t('common:loading')}>
          <Skeleton className="h-96" />
        </Loading>
      )}
    </>
  );
}
