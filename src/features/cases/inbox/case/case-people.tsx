import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/ui/controls/button';
import { SkeletonText } from '@/ui/controls/skeleton';
import { openDraft } from '@/session/drafts';
import { useCan, useProfile } from '@/session/profile';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { Section } from '@/ui/section';
import { PartFailure } from '@/ui/part-failure';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { casePeopleQuery } from './detail-queries';
import { PersonDialog } from './person-dialog';
import { PersonLine } from './person-line';
import { RevokePersonDialog } from './revoke-person-dialog';

interface CasePeopleProps extends OpenCase {
  /**
   * True for another handler's confidential case: the database returns only the people recorded by the user.
   */
  isClosed?: boolean;
}

/** Renders the people recorded as involved in the matter, who cannot decide the case. */
export function CasePeople({ inbox, row, entries = {}, isClosed = false }: CasePeopleProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const me = useProfile().data?.id;
  const { data: people, isPending, isFetching, refetch } = useQuery(casePeopleQuery(inbox, row.id));
  const isAdmin = useCan(['admin']);
  const [isAdding, setAdding] = useState(() => openDraft(`person:${row.id}`) === '');
  const [revokingId, setRevoking] = useState(() => openDraft(`revoke:${row.id}:`));
  const revoking = people?.find(({ id }) => id === revokingId);
  return (
    <Section title={t('people.title')}>
      <p className="text-xs text-text-muted">{t('people.hint')}</p>
      {isPending ? (
        <SkeletonText lines={2} />
      ) : !people ? (
        <PartFailure message={t('people.failed')} onRetry={refetch} isRetrying={isFetching} />
      ) : people.length === 0 ? (
        <p className="text-sm text-text-muted">{t(isClosed ? 'people.closed' : 'people.none')}</p>
      ) : (
        <ul className="divide-y divide-border">
          {people.map((person) => (
            <PersonLine
              key={person.id}
              person={{ ...person, note: entries[person.id] ?? person.note }}
              isMe={person.user_id !== null && person.user_id === me}
              onRevoke={isAdmin ? () => setRevoking(person.id) : undefined}
            />
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
        <UserPlus aria-hidden />
        {t('people.add')}
      </Button>
      {revoking && (
        <RevokePersonDialog inbox={inbox} person={revoking} onClose={() => setRevoking(undefined)} />
      )}
      {isAdding && <PersonDialog inbox={inbox} row={row} onClose={() => setAdding(false)} />}
    </Section>
  );
}
