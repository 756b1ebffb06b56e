import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useTexts } from '@/lib/i18n/use-texts';
import { dataRequestsMessages } from './messages';
import { useCorrect, type Corrections, type DataRequest } from './queries';

const FIELDS = ['name', 'email', 'phone', 'company'] as const;
const blank = { name: '', email: '', phone: '', company: '' } satisfies Corrections;

/**
 * Renders the form for corrected values; empty fields stay unchanged. The old values are neither shown nor
 * stored.
 */
export function CorrectDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { t } = useTexts(dataRequestsMessages, inboxKitMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`data-request:${request.id}:do`, 'tab', blank);
  const { values } = draft;
  const correct = useCorrect(request.id);
  const changes = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  const isEmpty = Object.keys(changes).length === 0;
  const fields = request.case_kind === 'contact' ? FIELDS.slice(0, 3) : FIELDS;

  const submit = () => {
    // As in FulfilDialog: the dialog may unmount before the response.
    correct.mutateAsync(changes).then(
      () => {
        toast({ title: t('doneToast') });
        draft.done();
        onClose();
      },
      () => undefined,
    );
  };
  return (
    <FormDialog
      title={t('tasks.correct.title')}
      description={t('tasks.correct.hint', { number: request.case_number })}
      action={t('tasks.correct.action')}
      restored={draft.restored}
      task={correct}
      say={messageFor}
      isComplete={!isEmpty}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          {fields.map((field, place) => (
            <Field
              key={field}
              label={t(`inboxKit:identity.${field}`)}
              optional
              error={wasSubmitted && isEmpty && place === 0 ? t('nothingToCorrect') : undefined}
            >
              <TextInput
                maxLength={254}
                autoComplete="off"
                type={field === 'email' ? 'email' : 'text'}
                value={values[field]}
                onChange={(event) => draft.set({ ...values, [field]: event.target.value })}
              />
            </Field>
          ))}
        </>
      )}
    </FormDialog>
  );
}
