import { SectionHeading } from '@/components/section-heading';
import { useTexts } from '@/lib/i18n/use-texts';
import type { FlowStep } from '@/page-kit/flow-steps';
import { FlowStepText } from './flow-step-text';
import { certificationFlowMessages } from './messages';
import { useDurationWords } from './use-duration-words';

/** The certification process in words: an ordered list. */
export function FlowStages({ stages }: { stages: readonly FlowStep[] }) {
  const { t } = useTexts(certificationFlowMessages);
  const { takes } = useDurationWords();
  return (
    <section aria-labelledby="flow-stages" className="space-y-8">
      <SectionHeading id="flow-stages" title={t('stepsTitle')} />
      <ol className="space-y-4 lg:space-y-6">
        {stages.map((step, index) => (
          <FlowStepText key={step.id} step={step} number={index + 1} duration={takes(step.duration_days)} />
        ))}
      </ol>
    </section>
  );
}
