import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { SkeletonText } from '@/components/ui/skeleton';
import { useProfile } from '@/session/profile';
import { casePeopleQuery } from './detail-queries';
import type { OpenCase } from './open-case';
import { PersonDialog } from './person-dialog';
import { isRole } from './person-roles';
import { Section } from './section';

/** Who took part in what the case is about, and so cannot decide it. */
export function CasePeople({ inbox, row }: OpenCase) {
  const { t } = useTranslation('inboxKit');
  const me = useProfile().data?.id;
  const { data: people, isPending } = useQuery(casePeopleQuery(inbox, row.id));
  const [isAdding, setAdding] = useState(false);
  return (
    <Section title={t('people.title')}>
      <p className="text-xs text-text-muted">{t('people.hint')}</p>
      {isPending ? (
        <SkeletonText lines={2} />
      ) : !people ? (
        <p role="alert" className="text-sm text-danger">
          {t('people.failed')}
        </p>
      ) : people.length === 0 ? (
        <p className="text-sm text-text-muted">{t('people.none')}</p>
      ) : (
        <ul className="divide-y divide-border">
          {people.map(({ id, user_id, person_name, role, note }) => (
            <li key={id} className="py-2 text-sm">
              <span className="font-semibold">{person_name ?? t('formerColleague')}</span>
              {user_id !== null && user_id === me && ` (${t('people.you')})`}
              <span className="block text-xs break-words text-text-muted">
                {t(`people.roles.${isRole(role) ? role : 'other'}`)}
                {note && ` · ${note}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" size="sm" onClick={() => setAdding(true)}>
        <UserPlus aria-hidden />
        {t('people.add')}
      </Button>
      {isAdding && <PersonDialog inbox={inbox} row={row} onClose={() => setAdding(false)} />}
    </Section>
  );
}
