import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { deciderOf, isDecider, type MoveValues } from './closing';
import { closingMessages } from './closing-messages';

interface DeciderFieldsProps {
  own: { name: string; post: string | null } | undefined;
  values: Pick<MoveValues, 'by' | 'decider' | 'post' | 'seat'>;
  set: (change: Partial<MoveValues>) => void;
  wasSubmitted: boolean;
}

/**
 * Renders the choice of the decider, the user or another person with or without an account, and their post.
 */
export function DeciderFields({ own, values, set, wasSubmitted }: DeciderFieldsProps) {
  const { t } = useTexts(closingMessages);
  const isOther = values.by === 'other';
  const decider = deciderOf(values, own);
  const error = (text: string) => (wasSubmitted && text.trim().length < 2 ? t('required') : undefined);
  // Not the trimmed post of `decider`: users could not type a space.
  const post = isOther || values.seat ? values.post : decider.post;
  return (
    <fieldset className="space-y-4 rounded-lg border border-border px-4 pt-2 pb-4">
      <legend className="px-1 text-sm font-semibold">{t('decider')}</legend>
      <Field label={t('deciderIs')} hint={t('deciderHint')}>
        <Select
          value={values.by}
          onChange={({ target: { value: by } }) => set({ by, decider: '', post: '', seat: '' })}
        >
          <option value="">{own ? t('deciderMe', { name: own.name }) : t('deciderSelf')}</option>
          <option value="other">{t('deciderOther')}</option>
        </Select>
      </Field>
      {isOther && (
        <Field label={t('deciderName')} hint={t('deciderNameHint')} error={error(values.decider)} required>
          <TextInput
            value={values.decider}
            maxLength={150}
            autoComplete="off"
            onChange={(event) => set({ decider: event.target.value })}
          />
        </Field>
      )}
      <Field
        label={t('deciderPost')}
        hint={t('deciderPostHint')}
        error={isDecider(decider) ? undefined : error(post)}
        required
      >
        <TextInput
          value={post}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => set({ post: event.target.value, seat: 'typed' })}
        />
      </Field>
    </fieldset>
  );
}
