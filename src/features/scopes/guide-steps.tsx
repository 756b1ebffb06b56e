import { Link } from 'react-router-dom';
import { useTexts } from '@/lib/i18n/use-texts';
import { guideQuery, GUIDE_STEPS, type Guide, type GuideStep } from './guide';
import { guideMessages } from './guide-messages';

/** Renders the questions in order; answered ones link back to their step. */
export function GuideSteps({ guide, current }: { guide: Guide; current: GuideStep }) {
  const { t } = useTexts(guideMessages);
  const place = GUIDE_STEPS.indexOf(current);
  return (
    <nav aria-label={t('steps')} className="print:hidden">
      <ol className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {GUIDE_STEPS.map((step, index) => (
          <li
            key={step}
            aria-current={step === current ? 'step' : undefined}
            className="inline-flex min-h-8 items-center gap-2 text-text-muted aria-[current=step]:font-semibold aria-[current=step]:text-text"
          >
            <span
              aria-hidden
              className="flex size-6 items-center justify-center rounded-full border border-border-strong text-xs tabular-nums"
            >
              {index + 1}
            </span>
            {index < place ? (
              <Link to={{ search: guideQuery({ ...guide, step }) }} className="link">
                {t(`step.${step}`)}
              </Link>
            ) : (
              t(`step.${step}`)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
