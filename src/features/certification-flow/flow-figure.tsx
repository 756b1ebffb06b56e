import { SectionHeading } from '@/ui/section-heading';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { FlowStep } from '@/site/page/flow-steps';
import { branchesOf } from './certification-flow';
import { Down } from './flow-connectors';
import { FlowEnd } from './flow-end';
import './flow-figure.css';
import { FlowStage } from './flow-stage';
import { certificationFlowMessages } from './messages';

interface FlowFigureProps {
  stages: readonly FlowStep[];
  cycles: readonly FlowStep[];
}

/**
 * Renders the flow as a figure: stages in the middle, corrections on the left, rejections on the right,
 * re-certification along the edge back to the first stage. Screen readers get a single image, because the
 * text below has the same content.
 */
export function FlowFigure({ stages, cycles }: FlowFigureProps) {
  const { t } = useTexts(certificationFlowMessages);
  const language = useLanguage();
  const endRow = stages.length * 2 + 1;
  return (
    <figure className="space-y-8">
      <SectionHeading title={t('figureTitle')} text={t('figureText')} />
      <div
        role="img"
        aria-label={t('figureLabel', { count: stages.length })}
        className="flow-figure rounded-lg border border-border bg-surface blueprint"
      >
        {stages.map((step, index) => {
          const isApproved = branchesOf(step.outcome, language).some(({ outcome }) => outcome === 'approved');
          return (
            <FlowStage key={step.id} step={step} number={index + 1} row={index * 2 + 1}>
              <Down row={index * 2 + 2} label={isApproved ? 'approved' : undefined} />
            </FlowStage>
          );
        })}
        <FlowEnd cycles={cycles} row={endRow} />
      </div>
    </figure>
  );
}
