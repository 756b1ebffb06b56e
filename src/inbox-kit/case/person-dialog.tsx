import { useQuery } from '@tanstack/react-query';
import { toast } from '@/components/toast/toast';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { TextArea } from '@/components/ui/text-area';
import { FormDialog } from '@/draft-kit/form-dialog';
import { useFormDraft } from '@/draft-kit/use-form-draft';
import { useTexts } from '@/lib/i18n/use-texts';
import type { OpenCase } from '@/inbox-kit/case-inbox';
import { inboxKitMessages } from '@/inbox-kit/messages';
import { useRefusalWords } from '@/inbox-kit/refusal-words';
import { staffQuery } from '@/session/people';
import { useRecordPerson } from './actions';
import { PERSON_ROLES } from './person-roles';

const blank = { user_id: '', role: '', note: '' };

/** Records somebody as involved; only an admin can take it back, and it says so first. */
export function PersonDialog({ inbox, row, onClose }: OpenCase & { onClose: () => void }) {
  const { t } = useTexts(inboxKitMessages);
  const say = useRefusalWords();
  const { data: staff = [] } = useQuery(staffQuery());
  const draft = useFormDraft(`person:${row.id}`, 'tab', blank);
  const person = draft.values;
  const record = useRecordPerson(inbox, row.id);
  const set = (change: Partial<typeof person>) => draft.set({ ...person, ...change });

  const submit = () => {
    const { note, ...rest } = person;
    record.mutate(
      { ...rest, ...(note.trim() && { note: note.trim() }) },
      {
        onSuccess: () => {
          toast({ title: t('people.saved') });
          draft.done();
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t('people.addTitle')}
      description={t('people.addHint')}
      action={t('people.save')}
      restored={draft.restored}
      task={record}
      say={say}
      isComplete={person.user_id !== '' && person.role !== ''}
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
            </Select>
          </Field>
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
