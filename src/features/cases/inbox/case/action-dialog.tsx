import { toast } from '@/ui/toast/toast';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { ActionFields, actionProblems, blankAction, plannedAction } from './action-fields';
import { actionMessages } from './action-messages';
import { usePlanAction } from './actions';

/** Renders the dialog for a new corrective action. */
export function ActionDialog({ inbox, row, onClose }: OpenCase & { onClose: () => void }) {
  const { t } = useTexts(actionMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`action:${row.id}`, 'tab', blankAction);
  const plan = usePlanAction(inbox, row.id);
  const problems = actionProblems(draft.values);
  const submit = () =>
    plan.mutate(plannedAction(draft.values), {
      onSuccess: () => {
        toast({ title: t('planned') });
        draft.done();
        onClose();
      },
    });
  return (
    <FormDialog
      title={t('planTitle', { number: row.number })}
      description={t('planHint')}
      action={t('plan')}
      restored={draft.restored}
      task={plan}
      say={messageFor}
      isComplete={Object.keys(problems).length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <ActionFields
          values={draft.values}
          set={(change) => draft.set({ ...draft.values, ...change })}
          problems={wasSubmitted ? problems : {}}
          language={row.language}
        />
      )}
    </FormDialog>
  );
}
