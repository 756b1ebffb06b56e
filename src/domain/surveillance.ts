/** Results of a surveillance visit. */
export const VISIT_RESULTS = ['memenuhi', 'perbaikan', 'tidak'] as const;

/** Current state of a visit (private.surveillance_state). */
export const VISIT_STATES = ['undecided', 'overdue', 'month', 'planned', 'done', 'missed'] as const;
