import clsx from 'clsx';
import { Check } from 'lucide-react';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { useTexts } from '@/lib/i18n/use-texts';
import type { ImportStep } from './import-memory';
import { importKitMessages } from './messages';

const STEPS: readonly ImportStep[] = ['file', 'columns', 'check', 'run'];

/** Steps of the import, with the current one marked. */
export function ImportStepList({ step }: { step: ImportStep }) {
  const { t } = useTexts(importKitMessages);
  const here = STEPS.indexOf(step);
  return (
    <ol aria-label={t('stepsLabel')} className="mb-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
      {STEPS.map((name, place) => (
        <li
          key={name}
          aria-current={place === here ? 'step' : undefined}
          className={clsx(
            'flex items-center gap-2',
            place === here ? 'font-semibold text-primary' : 'text-text-muted',
          )}
        >
          <span
            aria-hidden
            className={clsx(
              'flex size-6 items-center justify-center rounded-full border text-xs tabular-nums',
              place === here ? 'border-primary bg-primary text-primary-contrast' : 'border-border-strong',
            )}
          >
            {place < here ? <Check className="size-3.5" /> : place + 1}
          </span>
          {t(`steps.${name}`)}
          {place < here && <VisuallyHidden>({t('stepDone')})</VisuallyHidden>}
        </li>
      ))}
    </ol>
  );
}
