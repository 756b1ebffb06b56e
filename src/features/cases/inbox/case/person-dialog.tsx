import { PERSON_ROLES } from '@/domain/person-role';
import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { NamesFailure } from '@/features/cases/inbox/names-failure';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useCaseTexts } from '@/features/cases/inbox/use-case-texts';
import { useColleagues } from '@/features/cases/inbox/use-colleagues';
import { cleanName } from '@/lib/text-shapes';
import { useRecordOutsider, useRecordPerson } from './actions';

const blank = { user_id: '', person_name: '', role: '', note: '' };
/** Option for a person without an account. */
const OUTSIDER = 'outsider';
const MIN_NAME_LENGTH = 2;

/** Renders the form that records a person as involved. Warns that only an admin can revoke it. */
export function PersonDialog({ inbox, row, onClose }: OpenCase & { onClose: () => void }) {
  const { t } = useCaseTexts(inboxKitMessages);
  const messageFor = useRefusalMessage();
  const { staff = [] } = useColleagues();
  const draft = useFormDraft(`person:${row.id}`, 'tab', blank);
  const person = draft.values;
  const record = useRecordPerson(inbox, row.id);
  const recordOutsider = useRecordOutsider(inbox, row.id);
  const set = (change: Partial<typeof person>) => draft.set({ ...person, ...change });

  const isOutsider = person.user_id === OUTSIDER;
  const isNamed = cleanName(person.person_name).length >= MIN_NAME_LENGTH;

  const submit = () => {
    const { user_id, person_name, role, note } = person;
    const about = { role, ...(note.trim() && { note: note.trim() }) };
    const onSuccess = () => {
      toast({ title: t('people.saved') });
      draft.done();
      onClose();
    };
    if (isOutsider) recordOutsider.mutate({ person_name: cleanName(person_name), ...about }, { onSuccess });
    else record.mutate({ user_id, ...about }, { onSuccess });
  };

  return (
    <FormDialog
      title={t('people.addTitle')}
      description={t('people.addHint')}
      action={t('people.save')}
      restored={draft.restored}
      task={isOutsider ? recordOutsider : record}
      say={messageFor}
      isComplete={person.user_id !== '' && person.role !== '' && (isNamed || !isOutsider)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => (
        <>
          <Field
            label={t('people.person')}
            required
            error={wasSubmitted && !person.user_id ? t('moves.required') : undefined}
          >
            <Select value={person.user_id} onChange={(event) => set({ user_id: event.target.value })}>
              <option value="">{t('people.choose')}</option>
              {staff.map(({ id, full_name }) => (
                <option key={id} value={id}>
                  {full_name}
                </option>
              ))}
              <option value={OUTSIDER}>{t('people.outsider')}</option>
            </Select>
          </Field>
          <NamesFailure />
          {isOutsider && (
            <Field
              label={t('people.outsiderName')}
              hint={t('people.outsiderHint')}
              required
              error={wasSubmitted && !isNamed ? t('moves.required') : undefined}
            >
              <TextInput
                value={person.person_name}
                maxLength={150}
                autoComplete="off"
                onChange={(event) => set({ person_name: event.target.value })}
              />
            </Field>
          )}
          <Field
            label={t('people.role')}
            required
            error={wasSubmitted && !person.role ? t('moves.required') : undefined}
          >
            <Select value={person.role} onChange={(event) => set({ role: event.target.value })}>
              <option value="">{t('people.chooseRole')}</option>
              {PERSON_ROLES.map((role) => (
                <option key={role} value={role}>
                  {t(`people.roles.${role}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('people.note')} optional>
            <TextArea
              rows={2}
              maxLength={500}
              value={person.note}
              onChange={(event) => set({ note: event.target.value })}
            />
          </Field>
        </>
      )}
    </FormDialog>
  );
}
