import { Minus, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Fee } from '@/domain/fee';
import { Field } from '@/ui/controls/field';
import { IconButton } from '@/ui/controls/icon-button';
import { Select } from '@/ui/controls/select';
import { TextInput } from '@/ui/controls/text-input';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localized } from '@/lib/localized';
import { codeCount, feeLine, feesByNature, MAX_CODES, type FeeLine } from './fees';
import { feesMessages } from './messages';

interface FeeLineFieldsProps {
  fees: readonly Fee[];
  line: FeeLine;
  /** Undefined if there is only one line. */
  name: string | undefined;
  onChange: (line: FeeLine) => void;
  onRemove: (() => void) | undefined;
}

/** Renders one line of an estimate: nature of work, qualification, number of subclassifications. */
export function FeeLineFields({ fees, line, name, onChange, onRemove }: FeeLineFieldsProps) {
  const { t } = useTexts(feesMessages);
  const language = useLanguage();
  const id = useId();
  const { group, fee, count } = line;
  const choose = (nature: string, qualification = '') => {
    const next = feeLine(fees, nature, qualification, String(count));
    if (next) onChange(next);
  };
  return (
    <fieldset
      aria-labelledby={name && id}
      className={name ? 'space-y-4 border-t border-border pt-4' : 'space-y-5'}
    >
      {name && (
        <div className="flex items-center justify-between gap-3">
          <p id={id} className="text-sm font-semibold">
            {name}
          </p>
          {onRemove && (
            <IconButton size="sm" label={t('removeLine', { line: name })} onClick={onRemove}>
              <Trash2 />
            </IconButton>
          )}
        </div>
      )}
      <Field label={t('nature')}>
        <Select value={group.nature} onChange={({ target }) => choose(target.value)}>
          {feesByNature(fees).map(({ nature }) => (
            <option key={nature} value={nature}>
              {t(`natures.${nature}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('qualification')}>
        <Select
          value={fee.id}
          onChange={({ target }) => {
            const next = group.fees.find(({ id }) => id === target.value);
            if (next) onChange({ group, fee: next, count, sum: next.amount * count });
          }}
        >
          {group.fees.map((each) => (
            <option key={each.id} value={each.id}>
              {[localized(each, 'qualification', language), each.company_kind && `(${each.company_kind})`]
                .filter(Boolean)
                .join(' ')}
            </option>
          ))}
        </Select>
      </Field>
      <CodeCount
        count={count}
        onChange={(codes) => onChange({ group, fee, count: codes, sum: fee.amount * codes })}
      />
    </fieldset>
  );
}

function CodeCount({ count, onChange }: { count: number; onChange: (count: number) => void }) {
  const { t } = useTexts(feesMessages);
  const input = useRef<HTMLInputElement>(null);
  // The input may be empty or out of range while it has the focus; it is corrected afterwards.
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = String(count);
  }, [count]);
  return (
    <Field label={t('count')}>
      <div className="flex gap-2">
        <IconButton
          variant="outline"
          className="size-11"
          label={t('fewer')}
          disabled={count <= 1}
          onClick={() => onChange(count - 1)}
        >
          <Minus />
        </IconButton>
        <TextInput
          ref={input}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={count}
          onChange={({ target }) => onChange(codeCount(target.value))}
          onBlur={({ target }) => (target.value = String(codeCount(target.value)))}
          className="text-center tabular-nums"
        />
        <IconButton
          variant="outline"
          className="size-11"
          label={t('more')}
          disabled={count >= MAX_CODES}
          onClick={() => onChange(count + 1)}
        >
          <Plus />
        </IconButton>
      </div>
    </Field>
  );
}
