/** Reference implementation of the certificate ledger: applies decisions one after the other. */

export interface Content {
  qualification: string;
  issued_on: string;
  expires_on: string;
  kbli_code: string;
  holder_name: string;
}
type Column = keyof Content;
export type Changes = Partial<Record<Column, [before: string, after: string]>>;

export interface Decision {
  kind: 'grant' | 'suspend' | 'reinstate' | 'withdraw' | 'replace' | 'reduce' | 'correct' | 'annul';
  effective: string;
  recorded: string;
  changes: Changes;
  fromBeginning: boolean;
  /** Index of the annulled decision. */
  annuls?: number;
}

export interface Answer {
  status: string;
  since: string;
  recorded: string;
  changed: string | null;
  content: Content;
}

const STATUS: Partial<Record<Decision['kind'], string>> = {
  grant: 'aktif',
  suspend: 'dibekukan',
  reinstate: 'aktif',
  withdraw: 'dicabut',
  replace: 'diganti',
};
const QUALIFICATIONS = ['kecil', 'menengah', 'besar'];

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
const isAnnulled = (all: readonly Decision[], index: number) => all.some(({ annuls }) => annuls === index);

/** Returns the content after all decisions effective by `day`; after all decisions if omitted. */
function fold(first: Content, all: readonly Decision[], day?: string) {
  let content = first;
  let status = 'aktif';
  let begun = all[0]!;
  for (const [index, decision] of all.entries()) {
    const isInEffect = day === undefined || decision.effective <= day || decision.fromBeginning;
    if (index === 0 || !isInEffect || decision.kind === 'annul' || isAnnulled(all, index)) continue;
    for (const [column, [, after]] of Object.entries(decision.changes))
      content = { ...content, [column]: after };
    const next = STATUS[decision.kind] ?? status;
    if (next !== status) [status, begun] = [next, decision];
  }
  return { content, status, begun };
}

/** Returns the expected answer for a day, or for now if `isNow`. */
export function answerOn(first: Content, all: readonly Decision[], day: string, isNow = false): Answer {
  const { content, status, begun } = fold(first, all, isNow ? undefined : day);
  const recordedFrom = all[0]!.recorded;
  const later = all.filter((decision, index) => {
    const annulled = decision.annuls === undefined ? decision : all[decision.annuls]!;
    const concerns = annulled.effective <= day || annulled.fromBeginning;
    return index > 0 && concerns && decision.recorded > day && decision.recorded > recordedFrom;
  });
  const changed = isNow
    ? null
    : (later
        .map(({ recorded }) => recorded)
        .toSorted()
        .at(-1) ?? null);
  const common = { recorded: begun.recorded, changed, content };
  if (day < content.issued_on) return { ...common, status: 'belum_terbit', since: content.issued_on };
  if ((status === 'aktif' || status === 'dibekukan') && content.expires_on < day)
    return { ...common, status: 'kedaluwarsa', since: dayAfter(content.expires_on) };
  return { ...common, status, since: begun.kind === 'grant' ? content.issued_on : begun.effective };
}

/** Returns the changes of a decision that results in the values `after`. */
export function changesFrom(first: Content, all: readonly Decision[], after: Partial<Content>): Changes {
  const { content } = fold(first, all);
  return Object.fromEntries(
    Object.entries(after).flatMap(([column, value]) => {
      const before = content[column as Column];
      return before === value ? [] : [[column, [before, value]]];
    }),
  );
}

/** Returns true if the order of decisions allows this one. `decidedOn`: day of the grant's decision. */
export function accepts(
  first: Content,
  all: readonly Decision[],
  next: Decision,
  today: string,
  decidedOn: string,
): boolean {
  const { content, status } = fold(first, all);
  if (next.effective < content.issued_on || next.effective > today) return false;
  const latest = all
    .filter(
      (each, index) =>
        !['grant', 'annul'].includes(each.kind) && !each.fromBeginning && !isAnnulled(all, index),
    )
    .map(({ effective }) => effective)
    .toSorted()
    .at(-1);
  if (next.kind === 'annul') {
    const annulled = next.annuls === undefined ? undefined : all[next.annuls];
    return (
      annulled !== undefined &&
      ['suspend', 'reduce', 'replace'].includes(annulled.kind) &&
      !isAnnulled(all, next.annuls!)
    );
  }
  if (!next.fromBeginning && latest !== undefined && next.effective < latest) return false;
  if (next.kind === 'correct' || next.kind === 'reduce') {
    const after = { ...content };
    for (const [column, [, value]] of Object.entries(next.changes)) after[column as Column] = value;
    if (Object.keys(next.changes).length === 0) return false;
    if (
      next.changes.qualification &&
      QUALIFICATIONS.indexOf(after.qualification) >= QUALIFICATIONS.indexOf(content.qualification)
    )
      return false;
    if (after.issued_on < decidedOn || after.expires_on <= after.issued_on) return false;
    if (next.kind === 'reduce' && after.expires_on > content.expires_on) return false;
    if (next.kind === 'correct') return true;
  }
  const wanted = { suspend: ['aktif'], reinstate: ['dibekukan'] }[next.kind as string] ?? [
    'aktif',
    'dibekukan',
  ];
  return wanted.includes(status) && content.expires_on >= next.effective;
}
