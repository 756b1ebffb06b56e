/** Result of one check of `npm run doctor`. */
export interface CheckResult {
  name: string;
  state: 'ok' | 'warning' | 'failed';
  /** Result as a sentence. */
  message: string;
  /** Advice; absent if the check passed. */
  remedy?: string;
}

export const passed = (name: string, message: string): CheckResult => ({ name, state: 'ok', message });
export const failed = (
  name: string,
  message: string,
  remedy: string,
  state: CheckResult['state'] = 'failed',
): CheckResult => ({
  name,
  state,
  message,
  remedy,
});

const marks = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' };

/** Formats the findings, each followed by its advice, and a count of each kind. */
export function report(place: string, findings: readonly CheckResult[]): string {
  const count = (state: CheckResult['state']) => findings.filter((finding) => finding.state === state).length;
  const lines = findings.flatMap(({ name, state, message, remedy }) => [
    `  ${marks[state]}  ${name}: ${message}`,
    ...(remedy ? [`           → ${remedy}`] : []),
  ]);
  return [
    place,
    ...lines,
    `${count('ok')} passed, ${count('warning')} with a warning, ${count('failed')} failed.`,
  ].join('\n');
}
