/** Kinds of call-outs. Each has a label that is read out before its text. */
export const TONES = ['info', 'warning', 'success'] as const;
export type CalloutTone = (typeof TONES)[number];

export const isTone = (value: unknown): value is CalloutTone => TONES.some((tone) => tone === value);
