import type { ImportDefinition, Marks } from './define-import';
import type { ImportRow } from './mapping';
import { batchesOf } from './batches';
import { splitRepeats } from './repeats';
import { checkPart, type ImportAnswer, type ImportOptions, type JudgedRow } from './queries';

/**
 * Marks rows as duplicates of rows in earlier batches, which the dry run cannot see. If a name matches
 * several entries, the import may decide differently and reports this.
 */
export function markEarlierRepeats(
  { marks }: Pick<ImportDefinition, 'marks'>,
  rows: readonly ImportRow[],
  answer: ImportAnswer,
  known: Map<string, number>,
): ImportAnswer {
  const valuesOf = new Map(rows.map(({ line, values }) => [line, values]));
  const judged = answer.rows.map((row): JudgedRow & { marks: Marks } => {
    const found = marks(valuesOf.get(row.line) ?? {}, row.id !== undefined);
    const like = row.id ? [row.id, ...found.like] : found.like;
    const line = like.map((mark) => known.get(mark)).find((each) => each !== undefined);
    if (line === undefined) return { ...row, marks: found };
    const errors = [{ column: found.column, code: 'duplicate', line }];
    return { line: row.line, action: 'error', errors, marks: found };
  });
  for (const { action, line, id, marks: found } of judged) {
    if (action !== 'insert' && action !== 'update') continue;
    for (const mark of id ? [id, ...found.is] : found.is) if (!known.has(mark)) known.set(mark, line);
  }
  const count = (wanted: JudgedRow['action']) => judged.filter(({ action }) => action === wanted).length;
  return {
    rows: judged.map(({ marks: _, ...row }) => row),
    insert: count('insert'),
    update: count('update'),
    same: count('same'),
    error: count('error'),
  };
}

/** Checks the rows of a file in batches without writing; `onPart` receives the number of rows checked. */
export async function checkRows(
  definition: ImportDefinition,
  rows: readonly ImportRow[],
  options: ImportOptions,
  signal: AbortSignal,
  onPart: (done: number) => void,
): Promise<ImportAnswer> {
  const known = new Map<string, number>();
  const { own, repeats } = splitRepeats(definition, rows);
  const whole: ImportAnswer = { rows: [], insert: 0, update: 0, same: 0, error: 0 };
  onPart(0);
  for (const part of batchesOf(own)) {
    const answer = await checkPart(definition.kind, part, options, signal);
    const judged = markEarlierRepeats(definition, part, answer, known);
    whole.rows.push(...judged.rows);
    for (const count of ['insert', 'update', 'same', 'error'] as const) whole[count] += judged[count];
    onPart(whole.rows.length);
  }
  whole.rows.push(...repeats.map(({ line, first }) => ({ line, action: 'same' as const, repeats: first })));
  whole.same += repeats.length;
  whole.rows.sort((one, other) => one.line - other.line);
  return whole;
}
