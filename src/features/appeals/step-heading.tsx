import clsx from 'clsx';
import type { Ref } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { STEP_NAMES, type Step } from './appeal';
import { appealsMessages } from './messages';

/** Heading of a step, with the progress through the form in words and as a bar. */
export function StepHeading({ step, ref }: { step: Step; ref: Ref<HTMLHeadingElement> }) {
  const { t } = useTexts(appealsMessages);
  const place = STEP_NAMES.indexOf(step);
  return (
    <div className="space-y-3">
      <p className="text-sm font-semibold text-text-muted">
        {t('progress', { step: place + 1, count: STEP_NAMES.length })}
      </p>
      <div aria-hidden className="flex max-w-md gap-1.5">
        {STEP_NAMES.map((name, each) => (
          <span
            key={name}
            className={clsx('h-1 flex-1 rounded-full', each <= place ? 'bg-primary' : 'bg-border')}
          />
        ))}
      </div>
      <h2 ref={ref} tabIndex={-1} className="text-2xl">
        {t(`steps.${step}`)}
      </h2>
      <p className="max-w-prose text-text-muted">{t(`stepTexts.${step}`)}</p>
    </div>
  );
}
