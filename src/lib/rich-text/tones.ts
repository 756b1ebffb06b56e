/** What a call-out says before its words are read. */
export const TONES = ['info', 'warning', 'success'] as const;
export type Tone = (typeof TONES)[number];

export const isTone = (value: unknown): value is Tone => TONES.some((tone) => tone === value);
