import { CAPACITIES, IDENTITY_CHECKS, REQUEST_KINDS } from '@/domain/data-request';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useRecordRequest, type NewRequest, type RequestSubject } from './data-request-actions';

const blank: NewRequest = {
  kind: 'correct',
  asked_by: '',
  capacity: 'self',
  identity_check: 'registered_contact',
  identity_note: '',
};

/** Narrows the value of a select to one of its options. */
const parseOption = <V extends string>(options: readonly [V, ...V[]], value: string): V =>
  options.find((each) => each === value) ?? options[0];

/** Renders the form for a data request: its kind, the requester, and how their identity was checked. */
export function DataRequestDialog({ subject, onClose }: { subject: RequestSubject; onClose: () => void }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const messageFor = useRefusalMessage();
  const draft = useFormDraft(`data-request-new:${subject.id}`, 'tab', blank);
  const request = draft.values;
  const record = useRecordRequest(subject);
  const set = (change: Partial<NewRequest>) => draft.set({ ...request, ...change });
  const isNameless = request.asked_by.trim().length < 2;
  const lacksPower = request.capacity === 'representative' && request.identity_check !== 'power_of_attorney';

  const submit = () => {
    record.mutate(request, {
      onSuccess: () => {
        toast({ title: t('personalData.recorded'), description: t('personalData.recordedHint') });
        draft.done();
        onClose();
      },
    });
  };

  return (
    <FormDialog
      title={t('personalData.record')}
      description={t('personalData.recordHint', { number: subject.number })}
      action={t('personalData.save')}
      restored={draft.restored}
      task={record}
      say={messageFor}
      isComplete={!isNameless && !lacksPower}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <Field label={t('personalData.kind')} required>
            <Select
              value={request.kind}
              onChange={(event) => set({ kind: parseOption(REQUEST_KINDS, event.target.value) })}
            >
              {REQUEST_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`personalData.kinds.${kind}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('personalData.askedBy')}
            required
            error={wasSubmitted && isNameless ? t('moves.required') : undefined}
          >
            <TextInput
              maxLength={150}
              value={request.asked_by}
              onChange={(event) => set({ asked_by: event.target.value })}
            />
          </Field>
          <Field label={t('personalData.capacity')} required>
            <Select
              value={request.capacity}
              onChange={(event) => set({ capacity: parseOption(CAPACITIES, event.target.value) })}
            >
              {CAPACITIES.map((capacity) => (
                <option key={capacity} value={capacity}>
                  {t(`personalData.capacities.${capacity}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field
            label={t('personalData.check')}
            required
            hint={t('personalData.checkHint')}
            error={wasSubmitted && lacksPower ? t('refusals.request.needs_power_of_attorney') : undefined}
          >
            <Select
              value={request.identity_check}
              onChange={(event) => set({ identity_check: parseOption(IDENTITY_CHECKS, event.target.value) })}
            >
              {IDENTITY_CHECKS.map((check) => (
                <option key={check} value={check}>
                  {t(`personalData.checks.${check}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('personalData.checkNote')} optional>
            <TextInput
              maxLength={500}
              value={request.identity_note}
              onChange={(event) => set({ identity_note: event.target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
