import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { toast } from '@/ui/toast/toast';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { isDay, officeDay } from '@/lib/today';
import { useTexts } from '@/lib/i18n/use-texts';
import { grantProblem, useGrantAudit } from './audit-grant-queries';
import { auditGrantMessages } from './audit-messages';

const MIN_REASON = 5;

interface AuditGrantDialogProps {
  person: { id: string; full_name: string };
  onClose: () => void;
}

/** Renders the form that grants a viewer reading access for an audit. */
export function AuditGrantDialog({ person, onClose }: AuditGrantDialogProps) {
  const { t } = useTexts(auditGrantMessages);
  const today = officeDay(new Date());
  const draft = useFormDraft(`audit-access:${person.id}`, 'tab', { from: today, until: '', reason: '' });
  const { from, until, reason } = draft.values;
  const grant = useGrantAudit();
  const isShort = reason.trim().length < MIN_REASON;
  const submit = () => {
    grant.mutateAsync({ user_id: person.id, starts_on: from, ends_on: until, reason: reason.trim() }).then(
      () => {
        draft.done();
        toast({ title: t('granted'), description: person.full_name });
        onClose();
      },
      // The form already shows the error.
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t('grantNamed', { name: person.full_name })}
      description={t('grantHint')}
      action={t('grant')}
      restored={draft.restored}
      task={grant}
      say={(error) => t(`problem.${grantProblem(error)}`)}
      refused={t('refused')}
      isComplete={isDay(from) && isDay(until) && !isShort}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <Field label={t('from')} required error={wasSubmitted && !isDay(from) ? t('issue.day') : undefined}>
            <TextInput
              type="date"
              required
              value={from}
              onChange={({ target }) => draft.set({ ...draft.values, from: target.value })}
            />
          </Field>
          <Field
            label={t('until')}
            hint={t('untilHint')}
            required
            error={wasSubmitted && !isDay(until) ? t('issue.day') : undefined}
          >
            <TextInput
              type="date"
              required
              min={from}
              value={until}
              onChange={({ target }) => draft.set({ ...draft.values, until: target.value })}
            />
          </Field>
          <Field label={t('reason')} required error={wasSubmitted && isShort ? t('issue.reason') : undefined}>
            <TextArea
              rows={2}
              maxLength={500}
              required
              value={reason}
              onChange={({ target }) => draft.set({ ...draft.values, reason: target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
