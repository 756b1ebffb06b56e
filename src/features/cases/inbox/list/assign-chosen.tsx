import { toast } from '@/ui/toast/toast';
import { useAssignCases } from '@/features/cases/inbox/case/actions';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { HandlerMenu } from './handler-menu';
import type { ChosenEntries } from './spam-bar';

/** Assigns the selected cases to a colleague or to no one: all of them, or none with an error. */
export function AssignChosen({ kind, ids, onDone }: ChosenEntries) {
  const { t } = useCaseTexts(inboxKitMessages);
  const messageFor = useRefusalMessage();
  const { mutateAsync, isPending } = useAssignCases(kind === 'appeal' ? 'appeal' : 'complaint');
  const assignTo = (person: string | null, name: string) => {
    // A promise instead of mutate callbacks: a list filtered to unassigned cases unmounts this bar.
    mutateAsync({ ids, person }).then(
      ({ length: count }) => {
        toast({ title: person ? t('assign.given', { count, name }) : t('assign.freed', { count }) });
        onDone();
      },
      (error: unknown) =>
        toast({ title: t('assign.failed'), description: messageFor(error), variant: 'destructive' }),
    );
  };
  return <HandlerMenu isPending={isPending} onGive={assignTo} />;
}
