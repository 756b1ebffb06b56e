/** Class of a character in SQL text. */
export const CODE = 0;
export const COMMENT = 1;
export const LITERAL = 2;
export const PROSE = 3;
export type Class = typeof CODE | typeof COMMENT | typeof LITERAL | typeof PROSE;

/** Dollar quotes with this tag contain prose; all others contain code. */
const PROSE_TAG = '$c$';

function endOfQuote(sql: string, start: number): number {
  const quote = sql.charAt(start);
  const hasEscapes = /(^|[^\w])e$/i.test(sql.slice(Math.max(0, start - 2), start));
  let at = start + 1;
  while (at < sql.length) {
    if (hasEscapes && sql[at] === '\\') at += 2;
    else if (sql[at] !== quote) at += 1;
    else if (sql[at + 1] === quote) at += 2;
    else return at + 1;
  }
  return at;
}

/** Returns the end and class of the comment, literal or prose that starts here; undefined for code. */
function spanAt(sql: string, at: number): { end: number; class: Class } | undefined {
  const to = (found: number, length: number) => (found < 0 ? sql.length : found + length);
  if (sql.startsWith('--', at)) return { end: to(sql.indexOf('\n', at), 0), class: COMMENT };
  if (sql.startsWith('/*', at)) return { end: to(sql.indexOf('*/', at + 2), 2), class: COMMENT };
  if (sql[at] === "'" || sql[at] === '"') return { end: endOfQuote(sql, at), class: LITERAL };
  if (sql.startsWith(PROSE_TAG, at)) return { end: to(sql.indexOf(PROSE_TAG, at + 3), 3), class: PROSE };
  return undefined;
}

/** Returns the class of every character. */
export function classesOf(sql: string): Uint8Array {
  const classes = new Uint8Array(sql.length);
  let at = 0;
  while (at < sql.length) {
    const span = spanAt(sql, at);
    if (span) classes.fill(span.class, at, span.end);
    at = span?.end ?? at + 1;
  }
  return classes;
}

/** Applies `change` to each piece of code, leaving comments and literals unchanged. */
export function mapCode(sql: string, change: (code: string) => string): string {
  const classes = classesOf(sql);
  let result = '';
  let start = 0;
  for (let at = 0; at <= sql.length; at += 1) {
    const isEnd = at === sql.length;
    if (!isEnd && classes[at] === classes[start]) continue;
    const piece = sql.slice(start, at);
    result += classes[start] === CODE ? change(piece) : piece;
    start = at;
  }
  return result;
}

/** Splits a text into statements, each with the comments before it. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let at = 0;
  while (at < sql.length) {
    const span = spanAt(sql, at);
    const tag = span ? undefined : /^\$\w*\$/.exec(sql.slice(at, at + 40))?.[0];
    if (span) at = span.end;
    else if (tag) at = sql.indexOf(tag, at + tag.length) + tag.length;
    else {
      at += 1;
      if (sql[at - 1] !== ';') continue;
      statements.push(sql.slice(start, at));
      start = at;
    }
  }
  if (sql.slice(start).trim()) statements.push(sql.slice(start));
  return statements;
}
