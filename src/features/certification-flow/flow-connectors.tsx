import type { StageOutcome } from './certification-flow';
import { inRow } from './flow-grid';
import { OutcomeBadge } from './outcome-badge';

/** Arrow heads with their tip at the origin. */
const heads = {
  left: (x: number, y: number) => `M${x + 7} ${y - 4}L${x} ${y}L${x + 7} ${y + 4}`,
  right: (x: number, y: number) => `M${x - 7} ${y - 4}L${x} ${y}L${x - 7} ${y + 4}`,
};

const pen = { fill: 'none', strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * Renders the line between a stage and a branch: dashed in both directions for a correction, outgoing for a
 * rejection. Wide layout only; in one column the lines are borders (flow-figure.css).
 */
export function BranchLine({ outcome }: { outcome: StageOutcome }) {
  const isLoop = outcome === 'revision';
  return (
    <svg viewBox="0 0 44 40" width="44" height="40" className="flow-line" {...pen}>
      {isLoop ? (
        <>
          <path d="M44 10H2" strokeDasharray="5 4" />
          <path d={heads.left(1, 10)} />
          <path d="M0 30H42" strokeDasharray="5 4" />
          <path d={heads.right(43, 30)} />
        </>
      ) : (
        <>
          <path d="M0 20H42" />
          <path d={heads.right(43, 20)} />
        </>
      )}
    </svg>
  );
}

/** Renders the arrow to the next stage, labelled if the stage has outcomes. */
export function Down({ row, label }: { row: number; label?: StageOutcome | undefined }) {
  return (
    <div className="flow-down" style={inRow(row)}>
      <svg viewBox="0 0 10 7" width="10" height="7" {...pen}>
        <path d="M1 1L5 6L9 1" />
      </svg>
      {label && (
        <span className="flow-label">
          <OutcomeBadge outcome={label} />
        </span>
      )}
    </div>
  );
}

/**
 * Renders the line from re-certification back to the first stage, along the bottom, side and top of the
 * figure.
 */
export function BackLine({ endRow }: { endRow: number }) {
  return (
    <>
      <div className="flow-back-top" style={inRow(1)}>
        <svg viewBox="0 0 10 10" width="10" height="10" {...pen}>
          <path d="M8 1L1 5L8 9" />
        </svg>
      </div>
      <div className="flow-back-side" style={inRow(endRow)} />
      <div className="flow-back-bottom" style={inRow(endRow)} />
    </>
  );
}
