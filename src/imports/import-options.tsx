import { useId } from 'react';
import { Checkbox } from '@/ui/controls/checkbox';
import { useTexts } from '@/lib/i18n/use-texts';
import { importKitMessages } from './messages';
import type { ImportOptions } from './queries';

interface ImportOptionsFormProps {
  options: ImportOptions;
  onChange: (options: ImportOptions) => void;
  hasCertificates?: boolean;
}

/** Renders the options for existing and new rows. */
export function ImportOptionsForm({ options, onChange, hasCertificates = false }: ImportOptionsFormProps) {
  const { t } = useTexts(importKitMessages);
  const name = useId();
  const mode = (update: boolean, label: string) => (
    <label className="flex min-h-6 items-center gap-3">
      <input
        type="radio"
        name={name}
        className="size-5 accent-primary"
        checked={options.update === update}
        onChange={() => onChange({ ...options, update })}
      />
      {label}
    </label>
  );
  const box = (option: 'publish' | 'restore' | 'all_or_nothing', label: string, hint?: string) => (
    <Checkbox
      label={label}
      hint={hint}
      checked={options[option]}
      onChange={({ target }) => onChange({ ...options, [option]: target.checked })}
    />
  );
  return (
    <div className="grid gap-6 text-sm md:grid-cols-2">
      <fieldset className="space-y-2">
        <legend className="mb-2 font-semibold">{t('options.mode')}</legend>
        {mode(true, t('options.update'))}
        {mode(false, t('options.insertOnly'))}
        <p className="text-text-muted">{t('options.blank')}</p>
      </fieldset>
      <fieldset className="space-y-2">
        <legend className="mb-2 font-semibold">{t('options.heading')}</legend>
        {box('publish', t('options.publish'), hasCertificates ? t('options.publishHint') : undefined)}
        {box('restore', t('options.restore'))}
        {box('all_or_nothing', t('options.allOrNothing'), t('options.allOrNothingHint'))}
      </fieldset>
    </div>
  );
}
