import { useQuery } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { Section } from '@/inbox-kit/section';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCan } from '@/session/profile';
import { staffQuery } from '@/session/people';
import { messagesAdminMessages } from './admin-messages';
import { DeleteMessage } from './delete-message';
import { STATUSES, type MessageStatus } from './message-filter';
import { useChangeMessage, type Message } from './queries';

const ADMINS = ['admin'] as const;

/** Marks, gives to a colleague; deletes, for admins. */
export function MessageActions({ row }: { row: Message }) {
  const { t } = useTexts(messagesAdminMessages, inboxKitMessages);
  const say = useRefusalWords();
  const { data: staff = [] } = useQuery(staffQuery());
  const isAdmin = useCan(ADMINS);
  const change = useChangeMessage(row.id);
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
