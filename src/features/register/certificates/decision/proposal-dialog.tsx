import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import { useReason } from '@/forms/resource/use-reason';
import { certificateForm } from '@/features/register/companies/register-forms';
import { decisionMessages } from './decision-messages';
import { proposalMessages } from './proposal-messages';
import { useResolveProposal } from './proposal-queries';

export type ProposalAction = 'confirm' | 'decline' | 'takeBack';

interface ProposalDialogProps {
  id: string;
  as: ProposalAction;
  number: string;
  /** Label of the kind of decision. */
  kind: string;
  onClose: () => void;
}

const done = { confirm: 'confirmed', decline: 'declined', takeBack: 'takenBack' } as const;

/** Renders the dialog that confirms, declines with a reason, or withdraws a proposed decision. */
export function ProposalDialog({ id, as, number, kind, onClose }: ProposalDialogProps) {
  const { t } = useTexts(proposalMessages, decisionMessages);
  const messageFor = useReason(certificateForm);
  const draft = useFormDraft(`certificate-proposal:${id}`, 'browser', '');
  const note = draft.values.trim();
  const settle = useResolveProposal(id);
  const submit = () => {
    settle.mutateAsync(as === 'confirm' ? {} : { note }).then(
      () => {
        toast({ title: t(done[as], { number, kind }) });
        draft.done();
        onClose();
      },
      // The form shows the error.
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t(`${as}Of`, { number, kind })}
      description={t(`${as}Hint`)}
      action={t(as)}
      variant={as === 'confirm' ? 'primary' : 'danger'}
      restored={draft.restored}
      task={settle}
      say={messageFor}
      isComplete={as !== 'decline' || note !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) =>
        as === 'decline' && (
          <Field
            label={t('certificateDecision:reason')}
            required
            error={wasSubmitted && !note ? t('certificateDecision:reasonMissing') : undefined}
          >
            <TextArea
              rows={4}
              maxLength={2000}
              value={draft.values}
              onChange={({ target }) => draft.set(target.value)}
            />
          </Field>
        )
      }
    </FormDialog>
  );
}
