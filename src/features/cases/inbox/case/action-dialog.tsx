import { toast } from '@/ui/toast/toast';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { FormDialog } from '@/drafts/form-dialog';
import { useFormDraft } from '@/drafts/use-form-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { NamesFailure } from '@/features/cases/inbox/names-failure';
import { useRefusalMessage } from '@/features/cases/inbox/use-refusal-message';
import { useColleagues } from '@/features/cases/inbox/use-colleagues';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { actionMessages } from './action-messages';
import { usePlanAction } from './actions';

const blank = { words: '', owner: '', owner_name: '', due_on: '' };
/** Option for a person without an account. */
const OUTSIDER = 'outsider';
const MIN_LENGTH = 5;

/** Renders the dialog for a new corrective action: the action, its owner and its due date. */
export function ActionDialog({ inbox, row, onClose }: OpenCase & { onClose: () => void }) {
  const { t } = useTexts(actionMessages);
  const messageFor = useRefusalMessage();
  const { staff = [] } = useColleagues();
  const draft = useFormDraft(`action:${row.id}`, 'tab', blank);
  const { words, owner, owner_name, due_on } = draft.values;
  const set = (change: Partial<typeof blank>) => draft.set({ ...draft.values, ...change });
  const plan = usePlanAction(inbox, row.id);
  const isOutsider = owner === OUTSIDER;
  const today = officeDay(new Date());
  const problems = {
    words: words.trim().length < MIN_LENGTH && t('short'),
    owner: !owner && t('required'),
    owner_name: isOutsider && owner_name.trim().length < 2 && t('required'),
    due_on: !due_on ? t('required') : due_on < today && t('past'),
  };
  const submit = () =>
    plan.mutate(
      {
        words: words.trim(),
        due_on,
        ...(isOutsider ? { owner_name: owner_name.trim() } : { owner }),
      },
      {
        onSuccess: () => {
          toast({ title: t('planned') });
          draft.done();
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('planTitle', { number: row.number })}
      description={t('planHint')}
      action={t('plan')}
      restored={draft.restored}
      task={plan}
      say={messageFor}
      isComplete={!Object.values(problems).some(Boolean)}
      onSubmit={submit}
      onClose={onClose}
    >
      {(wasSubmitted) => {
        const said = (field: keyof typeof problems) => (wasSubmitted && problems[field]) || undefined;
        return (
          <>
            <Field label={t('words')} hint={t('wordsHint')} required error={said('words')}>
              <TextArea
                rows={3}
                lang={row.language}
                maxLength={2000}
                value={words}
                onChange={(event) => set({ words: event.target.value })}
              />
            </Field>
            <Field label={t('owner')} required error={said('owner')}>
              <Select value={owner} onChange={(event) => set({ owner: event.target.value })}>
                <option value="">{t('choose')}</option>
                {staff.map(({ id, full_name }) => (
                  <option key={id} value={id}>
                    {full_name}
                  </option>
                ))}
                <option value={OUTSIDER}>{t('outsider')}</option>
              </Select>
            </Field>
            <NamesFailure />
            {isOutsider && (
              <Field label={t('ownerName')} required error={said('owner_name')}>
                <TextInput
                  value={owner_name}
                  maxLength={150}
                  autoComplete="off"
                  onChange={(event) => set({ owner_name: event.target.value })}
                />
              </Field>
            )}
            <Field label={t('due')} required error={said('due_on')}>
              <TextInput
                type="date"
                className="max-w-48"
                min={today}
                value={due_on}
                onChange={(event) => set({ due_on: event.target.value })}
              />
            </Field>
          </>
        );
      }}
    </FormDialog>
  );
}
