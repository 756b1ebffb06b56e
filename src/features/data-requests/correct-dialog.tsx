import { useId, useState, type SubmitEvent } from 'react';
import { FailureNotice } from '@/components/failure-notice';
import { commonMessages } from '@/components/messages';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { DraftNotice } from '@/draft-kit/draft-notice';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { useTexts } from '@/lib/i18n/use-texts';
import { dataRequestsMessages } from './messages';
import { useCorrect, type Changes, type DataRequest } from './queries';

const FIELDS = ['name', 'email', 'phone', 'company'] as const;
const blank = { name: '', email: '', phone: '', company: '' } satisfies Changes;

/** Takes the correct values; empty fields stay as they are. The old value is shown nowhere and kept nowhere. */
export function CorrectDialog({ request, onClose }: { request: DataRequest; onClose: () => void }) {
  const { t } = useTexts(dataRequestsMessages, inboxKitMessages, commonMessages);
  const say = useRefusalWords();
  const form = useId();
  const draft = useFormDraft(`data-request:${request.id}:do`, 'tab', blank);
  const { values } = draft;
  const [wasSubmitted, setSubmitted] = useState(false);
  const correct = useCorrect(request.id);
  const changes = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''));
  const isEmpty = Object.keys(changes).length === 0;
  const fields = request.case_kind === 'contact' ? FIELDS.slice(0, 3) : FIELDS;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (isEmpty || correct.isPending) return;
    // As in DoDialog: the window may be gone before the answer.
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
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('tasks.correct.title')}
      description={t('tasks.correct.hint', { number: request.case_number })}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" form={form} isPending={correct.isPending}>
            {t('tasks.correct.action')}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className="space-y-4">
        <DraftNotice restored={draft.restored} />
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
        {correct.isError && <FailureNotice of={correct.error} title={say(correct.error)} />}
      </form>
    </Dialog>
  );
}
