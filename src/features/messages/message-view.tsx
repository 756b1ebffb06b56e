import { EntryHeading } from '@/inbox-kit/case/entry-heading';
import { FactRow } from '@/inbox-kit/case/fact-row';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { PersonalData } from '@/inbox-kit/case/personal-data';
import { Section } from '@/inbox-kit/section';
import { SpamBadge } from '@/inbox-kit/spam-badge';
import { SpamSection } from '@/inbox-kit/case/spam-section';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { messagesAdminMessages } from './admin-messages';
import { MessageActions } from './message-actions';
import { MessageStatusBadge } from './message-status';
import type { Message } from './queries';

/** A message from the contact form, as plain text, with its actions. */
export function MessageView({ row }: { row: Message }) {
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
        {row.spam_at && <SpamBadge spamAt={row.spam_at} />}
      </EntryHeading>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Section title={t('text')}>
          <p lang={row.language} className="max-w-prose break-words whitespace-pre-wrap">
            {row.message}
          </p>
        </Section>
        <div className="space-y-6">
          <MessageActions row={row} />
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
