/** Findings of decisions, each with the kinds of cases it applies to. */
export const FINDINGS = {
  terbukti: { kind: 'complaint' },
  terbukti_sebagian: { kind: 'complaint' },
  tidak_terbukti: { kind: 'complaint' },
  di_luar_lingkup: { kind: 'complaint' },
  dicabut: { kind: 'complaint' },
  dikabulkan: { kind: 'appeal' },
  dikabulkan_sebagian: { kind: 'appeal' },
  tidak_dikabulkan: { kind: 'appeal' },
} as const;

export type Finding = keyof typeof FINDINGS;
export const findings = Object.keys(FINDINGS) as Finding[];
export const isFinding = (value: unknown): value is Finding =>
  typeof value === 'string' && Object.hasOwn(FINDINGS, value);
