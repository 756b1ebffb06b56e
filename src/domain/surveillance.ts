/** Results of a surveillance visit. */
export const VISIT_RESULTS = ['memenuhi', 'perbaikan', 'tidak'] as const;

/** State of a visit today (private.surveillance_state). */
export const VISIT_STATES = ['overdue', 'month', 'planned', 'done', 'missed'] as const;
