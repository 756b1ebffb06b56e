/** Result of one check of `npm run doctor`. */
export interface DoctorResult {
  name: string;
  state: 'ok' | 'warning' | 'failed';
  /** Result as a sentence. */
  message: string;
  /** Advice; absent if the check passed. */
  remedy?: string;
}

export const passed = (name: string, message: string): DoctorResult => ({ name, state: 'ok', message });
export const failed = (
  name: string,
  message: string,
  remedy: string,
  state: DoctorResult['state'] = 'failed',
): DoctorResult => ({
  name,
  state,
  message,
  remedy,
});

const marks = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' };

/** Formats the findings, each followed by its advice, and a count of each kind. */
export function report(place: string, findings: readonly DoctorResult[]): string {
  const count = (state: DoctorResult['state']) =>
    findings.filter((finding) => finding.state === state).length;
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
