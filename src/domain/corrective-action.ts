/** Statuses of a corrective action. `not_needed`: a reason was recorded instead of an action. */
export const ACTION_STATUSES = ['open', 'done', 'dropped', 'not_needed'] as const;
export type ActionStatus = (typeof ACTION_STATUSES)[number];
/** Actions that the quarterly report lists. */
export type ReportedActionStatus = Exclude<ActionStatus, 'not_needed'>;
