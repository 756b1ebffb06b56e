import { Notice } from '@/ui/notice';
import { CaseComposer } from '@/features/cases/inbox/case/case-composer';
import { CaseEvidence } from '@/features/cases/inbox/case/case-evidence';
import { CaseTimeline } from '@/features/cases/inbox/case/case-timeline';
import { EntryHeading } from '@/features/cases/inbox/case/entry-heading';
import { FactRow } from '@/features/cases/inbox/case/fact-row';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { PersonalData } from '@/features/cases/inbox/case/personal-data';
import { Section } from '@/ui/section';
import { SpamBadge } from '@/features/cases/inbox/spam-badge';
import { SpamSection } from '@/features/cases/inbox/case/spam-section';
import type { Thread } from '@/features/cases/inbox/thread';
import { CaseKindContext } from '@/features/cases/inbox/use-case-texts';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { MessageActions } from './message-actions';
import { MessageComplaint } from './message-complaint';
import { MessageStatusBadge } from './message-status-badge';
import type { Message } from './queries';

/** Timeline settings for messages. */
const inbox: Thread = {
  kind: 'contact',
  table: 'contact_submissions',
  messages: messagesAdminMessages,
};

/** Renders a message from the contact form as plain text, with its thread and actions. */
export function MessageView({ row }: { row: Message }) {
  return (
    <CaseKindContext value="contact">
      <MessageArticle row={row} />
    </CaseKindContext>
  );
}

function MessageArticle({ row }: { row: Message }) {
  const { t } = useTexts(messagesAdminMessages, inboxKitMessages);
  const language = useLanguage();
  return (
    <article>
      <EntryHeading
        entry={row}
        subject={row.subject}
        later={
          row.handled_at && <span>{t('answeredOn', { date: formatDateTime(language, row.handled_at) })}</span>
        }
      >
        <MessageStatusBadge status={row.status} />
        {row.spam_at && <SpamBadge kind="contact" mark={row} />}
      </EntryHeading>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 space-y-6">
          <Section title={t('text')}>
            <p lang={row.language} className="max-w-prose break-words whitespace-pre-wrap">
              {row.message}
            </p>
          </Section>
          <CaseEvidence inbox={inbox} row={row} ifAny />
          <CaseTimeline inbox={inbox} row={row} />
          {!row.email && !row.anonymised_at && <Notice tone="warning">{t('noEmail')}</Notice>}
          {!row.spam_at && !row.anonymised_at && (
            <CaseComposer key={row.id} inbox={inbox} row={row} isReachable={row.email !== null} />
          )}
        </div>
        <div className="min-w-0 space-y-6">
          <MessageActions row={row} />
          <MessageComplaint row={row} />
          <Section title={t('sender')}>
            <dl className="space-y-3">
              <FactRow label={t('inboxKit:identity.name')} value={row.name} />
              <FactRow label={t('email')} value={row.email} />
              <FactRow label={t('phone')} value={row.phone} />
            </dl>
          </Section>
          <SpamSection kind="contact" row={row} />
          <PersonalData
            subject={{ kind: 'contact', id: row.id, number: row.number }}
            restrictedAt={row.restricted_at}
            anonymisedAt={row.anonymised_at}
          />
        </div>
      </div>
    </article>
  );
}
