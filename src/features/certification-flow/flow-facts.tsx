import { totalDays } from '@/domain/certification-flow';
import { useTexts } from '@/lib/i18n/use-texts';
import { useSettings } from '@/site/site-reads';
import { type FlowStep } from '@/site/page/flow-steps';
import { serviceLevels } from './certification-flow';
import { certificationFlowMessages } from './messages';

/** Renders the four key figures of the process. */
export function FlowFacts({ stages }: { stages: readonly FlowStep[] }) {
  const { t } = useTexts(certificationFlowMessages);
  const levels = serviceLevels(useSettings().data?.deadlines);
  const facts = [
    ['stages', stages.length],
    ['total', totalDays(stages)],
    ['correction', levels.correction],
    ['return', levels.return],
  ] as const;
  return (
    <section aria-labelledby="flow-facts">
      <h2 id="flow-facts" className="sr-only">
        {t('factsTitle')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
        {facts.map(([name, value]) => (
          <li key={name} className="border-t-2 border-accent pt-3">
            <span className="block text-3xl font-bold text-primary tabular-nums">{value}</span>{' '}
            <span className="text-sm text-text-muted">{t(`facts.${name}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
