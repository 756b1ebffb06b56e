/** Verdicts of a review on the compliance board. */
export const REVIEW_VERDICTS = ['sufficient', 'insufficient'] as const;
export type ReviewVerdict = (typeof REVIEW_VERDICTS)[number];
