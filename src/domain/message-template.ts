/** Purposes of a reply, in the order in which templates are listed. */
export const TEMPLATE_PURPOSES = [
  'received',
  'question',
  'progress',
  'delay',
  'thanks',
  'answer',
  'referral',
] as const;
export type TemplatePurpose = (typeof TEMPLATE_PURPOSES)[number];
export const isTemplatePurpose = (value: string): value is TemplatePurpose =>
  TEMPLATE_PURPOSES.some((each) => each === value);
