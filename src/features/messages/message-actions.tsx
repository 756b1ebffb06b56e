import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { Section } from '@/inbox-kit/section';
import { TemplateSelect } from '@/inbox-kit/letter/template-select';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCan } from '@/session/profile';
import { staffQuery } from '@/session/people';
import { messagesAdminMessages } from './admin-messages';
import { DeleteMessage } from './delete-message';
import { STATUSES, type MessageStatus } from './message-filter';
import { useChangeMessage, type Message } from './queries';

const ADMINS = ['admin'] as const;

/** The letter a mail program opens with: to whom, about which message, and how it begins. */
function mailto(email: string, subject: string, body: string) {
  const begins = body && `&body=${encodeURIComponent(body.replaceAll('\n', '\r\n'))}`;
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}${begins}`;
}

/** Answer, mark, give to a colleague; delete, for admins. */
export function MessageActions({ row }: { row: Message }) {
  const { t } = useTexts(messagesAdminMessages, inboxKitMessages);
  const say = useRefusalWords();
  const { data: staff = [] } = useQuery(staffQuery());
  const isAdmin = useCan(ADMINS);
  const change = useChangeMessage(row.id);
  const [letter, setLetter] = useState('');
  const handlers = staff.filter(({ role }) => role !== 'viewer');
  const isListed = handlers.some(({ id }) => id === row.handled_by);

  const save = (values: { status?: string; handled_by?: string | null }, done: string) =>
    // Not by callbacks of this part: where the list is narrowed to a status, it may be gone with its message.
    void change.mutateAsync(values).then(
      () => toast({ title: done }),
      (error: unknown) =>
        toast({ title: t('changeFailed'), description: say(error), variant: 'destructive' }),
    );
  const mark = (status: MessageStatus) => save({ status }, t('marked', { status: t(`statuses.${status}`) }));

  return (
    <Section title={t('actions')}>
      {row.email ? (
        <>
          <TemplateSelect kind="contact" to={row} onChoose={setLetter} />
          <Button asChild className="w-full">
            <a
              href={mailto(
                row.email,
                t('replySubject', { subject: row.subject, number: row.number }),
                letter,
              )}
            >
              <Mail aria-hidden />
              {t('reply')}
            </a>
          </Button>
        </>
      ) : (
        <p className="text-sm text-text-muted">{t('noEmail')}</p>
      )}
      <div className="grid gap-2">
        {STATUSES.filter((status) => status !== row.status).map((status) => (
          <Button
            key={status}
            variant="secondary"
            size="sm"
            onClick={() => mark(status)}
            disabled={change.isPending}
          >
            {t(`mark.${status}`)}
          </Button>
        ))}
      </div>
      <Field label={t('handledBy')}>
        <Select
          value={row.handled_by ?? ''}
          disabled={change.isPending}
          onChange={(event) => save({ handled_by: event.target.value || null }, t('assigned'))}
        >
          <option value="">{t('inboxKit:nobody')}</option>
          {row.handled_by && !isListed && (
            <option value={row.handled_by}>{t('inboxKit:formerColleague')}</option>
          )}
          {handlers.map(({ id, full_name }) => (
            <option key={id} value={id}>
              {full_name}
            </option>
          ))}
        </Select>
      </Field>
      {isAdmin && <DeleteMessage row={row} />}
    </Section>
  );
}
