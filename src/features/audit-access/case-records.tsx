import { isPersonRole } from '@/domain/person-role';
import type { CaseInbox } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { formatDate, formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { keyOr } from '@/lib/key-or';
import { AppealRecords } from './appeal-records';
import { auditAccessMessages } from './messages';
import type { AuditCase } from './queries';
import { RecordsCard } from './records-card';

const labels = auditAccessMessages.id;

interface RecordsProps {
  inbox: CaseInbox;
  row: AuditCase;
}

/** Renders the texts, people, corrective actions, letters and timeline of a case. */
export function CaseRecords({ inbox, row }: RecordsProps) {
  const { t } = useTexts(auditAccessMessages);
  const language = useLanguage();
  const texts = Object.keys(labels.texts)
    .map((part) => keyOr(labels.texts, part, 'outcome'))
    .flatMap((part) => (row.texts[part] ? [{ part, text: row.texts[part] }] : []));
  return (
    <>
      {texts.length > 0 && (
        <RecordsCard title={t('content')}>
          <dl className="space-y-3">
            {texts.map(({ part, text }) => (
              <div key={part}>
                <dt className="text-xs text-text-muted">{t(`texts.${part}`)}</dt>
                <dd className="max-w-prose text-sm break-words whitespace-pre-wrap">{text}</dd>
              </div>
            ))}
          </dl>
        </RecordsCard>
      )}
      <AppealRecords late={row.late} fee={row.fee} />
      <People people={row.people} declaration={row.declaration} />
      {row.actions.length > 0 && (
        <RecordsCard title={t('actions')}>
          <ul className="space-y-3 text-sm">
            {row.actions.map((action, index) => (
              <li key={index}>
                <p className="font-semibold">
                  {t(`actionStatus.${keyOr(labels.actionStatus, action.status, 'open')}`)}
                  {action.owner_name && ` · ${t('owner')}: ${action.owner_name}`}
                  {action.due_on && ` · ${formatDate(language, action.due_on)}`}
                </p>
                <p className="break-words whitespace-pre-wrap">{action.words ?? t('notShown')}</p>
                {action.proof && <p className="break-words whitespace-pre-wrap">{action.proof}</p>}
              </li>
            ))}
          </ul>
        </RecordsCard>
      )}
      {row.letters.length > 0 && (
        <RecordsCard title={t('parts.letters')}>
          <ul className="space-y-2 text-sm">
            {row.letters.map((letter) => (
              <li key={letter.number} className="break-words">
                {letter.number} · {formatDate(language, letter.dated)}
                <code className="block text-xs wrap-anywhere">{letter.sha256}</code>
              </li>
            ))}
          </ul>
        </RecordsCard>
      )}
      <Events inbox={inbox} events={row.events} />
    </>
  );
}

function People({ people, declaration }: Pick<AuditCase, 'people' | 'declaration'>) {
  const { t } = useTexts(auditAccessMessages);
  const { t: caseText } = useCaseTexts(inboxKitMessages);
  if (people.length === 0 && !declaration) return null;
  return (
    <RecordsCard title={t('people')}>
      <ul className="text-sm">
        {people.map(({ role, name, is_external, revoked_at }, index) => (
          <li key={index}>
            {isPersonRole(role) ? caseText(`people.roles.${role}`) : role}:{' '}
            {name ?? (is_external ? t('external') : t('notShown'))}
            {revoked_at && ` (${t('revoked')})`}
          </li>
        ))}
      </ul>
      {declaration && (
        <p className="max-w-prose text-sm break-words">
          {t('declaration')}: {declaration}
        </p>
      )}
    </RecordsCard>
  );
}

function Events({ inbox, events }: { inbox: CaseInbox; events: AuditCase['events'] }) {
  const { t } = useTexts(auditAccessMessages);
  const { find } = useTexts(inbox.messages);
  const language = useLanguage();
  const titleOf = ({ kind, to_status: to }: AuditCase['events'][number]) => {
    const name = t(`event.${keyOr(labels.event, kind, 'note')}`);
    return kind === 'status' && to ? `${name}: ${find(`statuses.${to}`) ?? to}` : name;
  };
  return (
    <RecordsCard title={t('events')}>
      <ol className="divide-y divide-border text-sm">
        {events.map((event, index) => (
          <li key={index} className="space-y-1 py-2">
            <p className="font-semibold">{titleOf(event)}</p>
            {event.body && <p className="max-w-prose break-words whitespace-pre-wrap">{event.body}</p>}
            <p className="text-xs text-text-muted">
              {event.actor_name ?? t(`author.${keyOr(labels.author, event.author, 'system')}`)}
              {' · '}
              <time dateTime={event.created_at}>{formatDateTime(language, event.created_at)}</time>
            </p>
          </li>
        ))}
      </ol>
    </RecordsCard>
  );
}
