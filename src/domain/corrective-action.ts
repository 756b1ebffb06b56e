/** Statuses of a corrective action. `not_needed`: a reason was recorded in place of an action. */
export const ACTION_STATUSES = ['open', 'done', 'dropped', 'not_needed'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];
/** Statuses included in the quarterly report. */
export type ReportedActionStatus = Exclude<ActionStatus, 'not_needed'>;
