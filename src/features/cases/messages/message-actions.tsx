import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { HandlerSelect } from '@/features/cases/inbox/handler-select';
import { NamesFailure } from '@/features/cases/inbox/names-failure';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { Section } from '@/ui/section';
import { useTexts } from '@/lib/i18n/use-texts';
import { useCan } from '@/session/profile';
import { messageStatuses, type MessageStatus } from '@/domain/case-status';
import { messagesAdminMessages } from './admin-messages';
import { DeleteMessage } from './delete-message';
import { useChangeMessage, type Message } from './queries';

const ADMINS = ['admin'] as const;

/** Renders status changes and assignment; for admins also deletion. */
export function MessageActions({ row }: { row: Message }) {
  const { t } = useTexts(messagesAdminMessages);
  const messageFor = useRefusalMessage();
  const isAdmin = useCan(ADMINS);
  const change = useChangeMessage(row.id);

  const save = (values: { status?: string; handled_by?: string | null }, done: string) =>
    // A promise instead of mutate callbacks: a list filtered by status may unmount this component.
    void change.mutateAsync(values).then(
      () => toast({ title: done }),
      (error: unknown) =>
        toast({ title: t('changeFailed'), description: messageFor(error), variant: 'destructive' }),
    );
  const mark = (status: MessageStatus) => save({ status }, t('marked', { status: t(`statuses.${status}`) }));

  return (
    <Section title={t('actions')}>
      <div className="grid gap-2">
        {messageStatuses
          .filter((status) => status !== row.status)
          .map((status) => (
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
        <HandlerSelect
          current={row.handled_by}
          disabled={change.isPending}
          onPerson={(handled_by) => save({ handled_by }, t('assigned'))}
        />
      </Field>
      <NamesFailure />
      {isAdmin && <DeleteMessage row={row} />}
    </Section>
  );
}
