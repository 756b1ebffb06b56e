import type { ReactNode } from 'react';
import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText } from '@/lib/localized';
import type { FlowStep } from '@/site/page/flow-steps';
import { branchesOf } from './certification-flow';
import { BranchLine } from './flow-connectors';
import { inRow } from './flow-grid';
import { OutcomeBadge } from './outcome-badge';
import { useDurationLabel } from './use-duration-label';

interface FlowStageProps {
  step: FlowStep;
  number: number;
  row: number;
  /** Arrow to the next stage. */
  children: ReactNode;
}

/** Renders a stage of the figure with its branches. */
export function FlowStage({ step, number, row, children }: FlowStageProps) {
  const language = useLanguage();
  const { takes } = useDurationLabel();
  const title = localizedText(step, 'title', language);
  const responsible = localizedText(step, 'responsible', language);
  const branches = branchesOf(step.outcome, language).filter(({ outcome }) => outcome !== 'approved');
  return (
    <>
      <div className="flow-node" style={inRow(row)}>
        <span className="flow-number">{number}</span>
        <div className="min-w-0">
          <p lang={title.lang} className="leading-snug font-semibold">
            {title.text}
          </p>
          <p className="text-xs text-text-muted">
            <span lang={responsible.lang}>{responsible.text}</span>
            {responsible.text && step.duration_days !== null && ' · '}
            <span className="whitespace-nowrap">{takes(step.duration_days)}</span>
          </p>
        </div>
      </div>
      {branches.map(({ outcome, text }) => (
        <div key={outcome} className="flow-branch" data-outcome={outcome} style={inRow(row)}>
          <BranchLine outcome={outcome} />
          <div className="flow-note">
            <OutcomeBadge outcome={outcome} />
            <p lang={text.lang} className="mt-1.5 text-xs text-text-muted">
              {text.text}
            </p>
          </div>
        </div>
      ))}
      {children}
    </>
  );
}
