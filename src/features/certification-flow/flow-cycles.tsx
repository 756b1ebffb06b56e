import { SectionHeading } from '@/components/section-heading';
import { useTexts } from '@/lib/i18n/use-texts';
import type { FlowStep } from '@/page-kit/flow-steps';
import { FlowStepText } from './flow-step-text';
import { certificationFlowMessages } from './messages';
import { useDurationWords } from './use-duration-words';

/** Cycles while the certificate is valid: surveillance and re-certification, numbered on from the stages. */
export function FlowCycles({ cycles, from }: { cycles: readonly FlowStep[]; from: number }) {
  const { t } = useTexts(certificationFlowMessages);
  const { returns } = useDurationWords();
  return (
    <section aria-labelledby="flow-cycles" className="space-y-8">
      <SectionHeading id="flow-cycles" title={t('cyclesTitle')} text={t('cyclesText')} />
      <ol start={from} className="space-y-4 lg:space-y-6">
        {cycles.map((step, index) => (
          <FlowStepText
            key={step.id}
            step={step}
            number={from + index}
            duration={returns(step.duration_days)}
          />
        ))}
      </ol>
    </section>
  );
}
