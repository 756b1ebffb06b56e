import clsx from 'clsx';
import { useTexts } from '@/lib/i18n/use-texts';
import { importKitMessages } from './messages';
import type { ImportAnswer, JudgedRow } from './queries';

type Filter = JudgedRow['action'] | 'all';
const ACTIONS = ['insert', 'update', 'same', 'error'] as const;

interface RowFilterProps {
  answer: ImportAnswer;
  value: Filter;
  onChange: (filter: Filter) => void;
}

/** Filters the rows by result, with the count of each. */
export function RowFilter({ answer, value, onChange }: RowFilterProps) {
  const { t } = useTexts(importKitMessages);
  const choice = (filter: Filter, label: string, count: number) => (
    <button
      key={filter}
      type="button"
      aria-pressed={value === filter}
      onClick={() => onChange(filter)}
      className={clsx(
        'min-h-9 rounded border px-3 text-sm font-semibold',
        value === filter
          ? 'border-primary bg-primary-soft text-primary'
          : 'border-border-strong text-text-muted hover:text-text',
      )}
    >
      {label} <span className="font-normal tabular-nums">({count})</span>
    </button>
  );
  return (
    <div role="group" aria-label={t('check.show')} className="flex flex-wrap gap-2">
      {choice('all', t('check.all'), answer.rows.length)}
      {ACTIONS.map((action) => choice(action, t(`check.counts.${action}`), answer[action]))}
    </div>
  );
}
