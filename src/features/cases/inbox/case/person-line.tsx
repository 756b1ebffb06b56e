import { isPersonRole } from '@/domain/person-role';
import { Button } from '@/ui/controls/button';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import type { CasePerson } from './detail-queries';

interface PersonLineProps {
  person: CasePerson;
  isMe: boolean;
  /** Absent if the user may not revoke the record. */
  onRevoke?: (() => void) | undefined;
}

/** Renders an involved person, who recorded the involvement, and its revocation, if any. */
export function PersonLine({ person, isMe, onRevoke }: PersonLineProps) {
  const { t } = useCaseTexts(inboxKitMessages);
  const language = useLanguage();
  const {
    person_name,
    role,
    note,
    recorded_by_name,
    created_at,
    revoked_at,
    revoked_by_name,
    revoke_reason,
  } = person;
  const name = person_name ?? t('formerColleague');
  return (
    <li className="flex items-start justify-between gap-3 py-2 text-sm">
      <div className="min-w-0">
        <span className={revoked_at ? 'line-through' : 'font-semibold'}>{name}</span>
        {isMe && ` (${t('people.you')})`}
        {person.is_external && ` (${t('people.external')})`}
        <span className="block text-xs break-words text-text-muted">
          {t(`people.roles.${isPersonRole(role) ? role : 'other'}`)}
          {note && ` · ${note}`}
        </span>
        {recorded_by_name && (
          <span className="block text-xs text-text-muted">
            {t('people.recordedBy', { name: recorded_by_name, date: formatDate(language, created_at) })}
          </span>
        )}
        {revoked_at && (
          <span className="block text-xs break-words text-text-muted">
            {t('people.revokedBy', {
              name: revoked_by_name ?? t('formerColleague'),
              date: formatDate(language, revoked_at),
              reason: revoke_reason ?? '',
            })}
          </span>
        )}
      </div>
      {onRevoke && !revoked_at && (
        <Button variant="ghost" size="sm" aria-label={t('people.revokeOf', { name })} onClick={onRevoke}>
          {t('people.revoke')}
        </Button>
      )}
    </li>
  );
}
