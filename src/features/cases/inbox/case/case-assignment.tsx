import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { useCan, useProfile } from '@/session/profile';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { HandlerSelect } from '@/features/cases/inbox/handler-select';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { NamesFailure } from '@/features/cases/inbox/names-failure';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { Section } from '@/ui/section';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useAssignCase } from './actions';

const ADMINS = ['admin'] as const;

/** Renders the handler of a case as a select. */
export function CaseAssignment({ inbox, row }: OpenCase) {
  const { t } = useCaseTexts(inboxKitMessages);
  const messageFor = useRefusalMessage();
  const me = useProfile().data?.id;
  const isAdmin = useCan(ADMINS);
  const assign = useAssignCase(inbox, row.id);
  const mayAssign =
    !row.closed_at && !row.spam_at && (!row.is_confidential || isAdmin || row.assigned_to === me);

  const assignTo = (person: string | null) =>
    assign.mutate(person, {
      onSuccess: () => toast({ title: t('assign.saved') }),
      onError: (error) =>
        toast({ title: t('assign.failed'), description: messageFor(error), variant: 'destructive' }),
    });

  return (
    <Section title={t('assign.title')}>
      <Field
        label={t('assign.title')}
        hideLabel
        hint={row.is_confidential ? t('assign.confidentialHint') : undefined}
      >
        <HandlerSelect
          current={row.assigned_to}
          value={(assign.isPending ? assign.variables : row.assigned_to) ?? ''}
          disabled={!mayAssign}
          aria-busy={assign.isPending || undefined}
          // Not disabled while pending: a disabled select would lose the focus.
          onPerson={(person) => !assign.isPending && assignTo(person)}
        />
      </Field>
      <NamesFailure />
      {mayAssign && me && row.assigned_to !== me && (
        <Button variant="secondary" size="sm" onClick={() => assignTo(me)} isPending={assign.isPending}>
          {t('assign.toMe')}
        </Button>
      )}
    </Section>
  );
}
