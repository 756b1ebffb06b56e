import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { ErrorState } from '@/ui/error-state';
import { LinkTabs } from '@/ui/link-tabs';
import { commonMessages } from '@/ui/messages';
import { ListHeader } from '@/ui/page-header';
import { Skeletons } from '@/ui/skeleton-rows';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { useTexts } from '@/lib/i18n/use-texts';
import { oneOf } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import { openDraft } from '@/session/drafts';
import { AuditGrantsSection } from './audit-grants-section';
import { InviteDialog } from './invite-dialog';
import { PeopleTable } from './people-table';
import { peopleQuery } from './queries';
import { taskProblem, stateOf } from './users';
import { usersMessages } from './messages';

const schema = { state: oneOf(['invited', ''], '') };

/** Renders /admin/users: accounts and their roles. */
export function Component() {
  const { t } = useTexts(usersMessages, commonMessages);
  const { data: people, isError, error, isFetching, refetch } = useQuery(peopleQuery());
  const { values, to } = useUrlState(schema);
  const [isInviting, setInviting] = useState(() => openDraft('invite') === '');
  const invite = (
    <Button onClick={() => setInviting(true)}>
      <UserPlus aria-hidden />
      {t('invite')}
    </Button>
  );
  return (
    <>
      <ListHeader title={t('title')} purpose={t('purpose')} actions={invite} />
      {people ? (
        <div className="space-y-4">
          <LinkTabs
            label={t('state')}
            items={[
              { label: t('everybody'), to: to({ state: '' }), isHere: !values.state, count: people.length },
              {
                label: t('states.invited'),
                to: to({ state: 'invited' }),
                isHere: values.state === 'invited',
                count: people.filter((each) => stateOf(each) === 'invited').length,
              },
            ]}
          />
          <PeopleTable people={people} state={values.state || undefined} />
          <AuditGrantsSection />
        </div>
      ) : isError ? (
        <ErrorState
          title={t('failed')}
          message={t(`problem.${taskProblem(error)}`)}
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
