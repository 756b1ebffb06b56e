import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextArea } from '@/ui/controls/text-area';
import { useTexts } from '@/lib/i18n/use-texts';
import { ActionFields, actionProblems } from './action-fields';
import { isReason, type MoveValues } from './closing';
import { closingMessages } from './closing-messages';

interface FollowUpFieldsProps {
  values: MoveValues;
  set: (change: Partial<MoveValues>) => void;
  wasSubmitted: boolean;
  language: string;
}

/** Returns true if an upheld complaint has a corrective action, or a reason why none is needed. */
export const isFollowUpComplete = (values: MoveValues) =>
  values.follow === 'plan'
    ? Object.keys(actionProblems(values)).length === 0
    : values.follow === 'waive' && isReason(values.why);

/** Renders the corrective action of an upheld complaint, or the reason why none is needed. */
export function FollowUpFields({ values, set, wasSubmitted, language }: FollowUpFieldsProps) {
  const { t } = useTexts(closingMessages);
  return (
    <fieldset className="space-y-4 rounded-lg border border-border px-4 pt-2 pb-4">
      <legend className="px-1 text-sm font-semibold">{t('follow')}</legend>
      <Field
        label={t('followChoice')}
        hint={t('followHint')}
        error={wasSubmitted && !values.follow ? t('required') : undefined}
        required
      >
        <Select value={values.follow} onChange={(event) => set({ follow: event.target.value })}>
          <option value="">{t('chooseFollow')}</option>
          <option value="plan">{t('plan')}</option>
          <option value="waive">{t('waive')}</option>
        </Select>
      </Field>
      {values.follow === 'plan' && (
        <ActionFields
          values={values}
          set={set}
          problems={wasSubmitted ? actionProblems(values) : {}}
          language={language}
        />
      )}
      {values.follow === 'waive' && (
        <Field
          label={t('why')}
          error={wasSubmitted && !isReason(values.why) ? t('short') : undefined}
          required
        >
          <TextArea
            rows={2}
            lang={language}
            maxLength={2000}
            value={values.why}
            onChange={(event) => set({ why: event.target.value })}
          />
        </Field>
      )}
    </fieldset>
  );
}
