import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { NamesFailure } from '@/features/cases/inbox/names-failure';
import { useColleagues } from '@/features/cases/inbox/use-colleagues';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { actionMessages } from './action-messages';
import type { PlannedAction } from './actions';

export const blankAction = { words: '', owner: '', owner_name: '', due_on: '' };
export type ActionValues = typeof blankAction;
export type ActionProblems = Partial<Record<keyof ActionValues, 'short' | 'required' | 'past'>>;

/** Option value for a person without an account. */
const OUTSIDER = 'outsider';
const MIN_LENGTH = 5;

/** Returns the missing parts of a new corrective action by field. */
export function actionProblems({ words, owner, owner_name, due_on }: ActionValues): ActionProblems {
  return {
    ...(words.trim().length < MIN_LENGTH && { words: 'short' }),
    ...(!owner && { owner: 'required' }),
    ...(owner === OUTSIDER && owner_name.trim().length < 2 && { owner_name: 'required' }),
    ...(!due_on ? { due_on: 'required' } : due_on < officeDay(new Date()) && { due_on: 'past' }),
  };
}

/** Returns the action as the argument of plan_action(). */
export const plannedAction = ({ words, owner, owner_name, due_on }: ActionValues): PlannedAction => ({
  words: words.trim(),
  due_on,
  ...(owner === OUTSIDER ? { owner_name: owner_name.trim() } : { owner }),
});

interface ActionFieldsProps {
  values: ActionValues;
  set: (change: Partial<ActionValues>) => void;
  /** Empty until the form is submitted. */
  problems: ActionProblems;
  /** Language of the case. */
  language: string;
}

/** Renders the fields of a new corrective action: the action, its owner and its due date. */
export function ActionFields({ values, set, problems, language }: ActionFieldsProps) {
  const { t } = useTexts(actionMessages);
  const { staff = [] } = useColleagues();
  const error = (field: keyof ActionValues) => {
    const problem = problems[field];
    return problem && t(problem);
  };
  return (
    <>
      <Field label={t('words')} hint={t('wordsHint')} required error={error('words')}>
        <TextArea
          rows={3}
          lang={language}
          maxLength={2000}
          value={values.words}
          onChange={(event) => set({ words: event.target.value })}
        />
      </Field>
      <Field label={t('owner')} required error={error('owner')}>
        <Select value={values.owner} onChange={(event) => set({ owner: event.target.value })}>
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
      {values.owner === OUTSIDER && (
        <Field label={t('ownerName')} required error={error('owner_name')}>
          <TextInput
            value={values.owner_name}
            maxLength={150}
            autoComplete="off"
            onChange={(event) => set({ owner_name: event.target.value })}
          />
        </Field>
      )}
      <Field label={t('due')} required error={error('due_on')}>
        <TextInput
          type="date"
          className="max-w-48"
          min={officeDay(new Date())}
          value={values.due_on}
          onChange={(event) => set({ due_on: event.target.value })}
        />
      </Field>
    </>
  );
}
