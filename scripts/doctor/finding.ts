/** Result of one check of `npm run doctor`. */
export interface Finding {
  name: string;
  state: 'ok' | 'warning' | 'failed';
  /** Result as a sentence. */
  says: string;
  /** Advice; absent if the check passed. */
  todo?: string;
}

export const well = (name: string, says: string): Finding => ({ name, state: 'ok', says });
export const bad = (
  name: string,
  says: string,
  todo: string,
  state: Finding['state'] = 'failed',
): Finding => ({
  name,
  state,
  says,
  todo,
});

const marks = { ok: 'ok     ', warning: 'warning', failed: 'FAILED ' };

/** Formats the findings, each followed by its advice, and a count of each kind. */
export function report(place: string, findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const lines = findings.flatMap(({ name, state, says, todo }) => [
    `  ${marks[state]}  ${name}: ${says}`,
    ...(todo ? [`           → ${todo}`] : []),
  ]);
  return [
    place,
    ...lines,
    `${count('ok')} well, ${count('warning')} with a warning, ${count('failed')} failed.`,
  ].join('\n');
}
