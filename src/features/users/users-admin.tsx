import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '@/components/error-state';
import { commonMessages } from '@/components/messages';
import { ScreenHeader } from '@/components/page-header';
import { Skeletons } from '@/components/skeleton-rows';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { useTexts } from '@/lib/i18n/use-texts';
import { leftOpen } from '@/session/drafts';
import { InviteDialog } from './invite-dialog';
import { PeopleTable } from './people-table';
import { peopleQuery } from './queries';
import { problemOf } from './users';
import { usersMessages } from './messages';

/** /admin/users: who may come in, and as what. */
export function Component() {
  const { t } = useTexts(usersMessages, commonMessages);
  const { data: people, isError, error, isFetching, refetch } = useQuery(peopleQuery());
  const [isInviting, setInviting] = useState(() => leftOpen('invite') === '');
  const invite = (
    <Button onClick={() => setInviting(true)}>
      <UserPlus aria-hidden />
      {t('invite')}
    </Button>
  );
  return (
    <>
      <ScreenHeader title={t('title')} purpose={t('purpose')} actions={invite} />
      {people ? (
        <PeopleTable people={people} />
      ) : isError ? (
        <ErrorState
          title={t('failed')}
          message={t(`problem.${problemOf(error)}`)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading label={t('common:loading')} className="space-y-px">
          <Skeletons count={5} className="h-16" />
        </Loading>
      )}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
