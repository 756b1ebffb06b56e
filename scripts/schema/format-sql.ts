import { CODE, classesOf, mapCode, splitStatements } from './sql-text.ts';
import { WIDTH, wrapLines } from './wrap.ts';

/** Preferred spelling of each type. */
const TYPES: [RegExp, string][] = [
  [/\bint4?\b/g, 'integer'],
  [/\bint8\b/g, 'bigint'],
  [/\bbool\b/g, 'boolean'],
  [/\bfloat8\b/g, 'double precision'],
  [/\bdecimal\b/g, 'numeric'],
  [/\bcharacter varying\b/g, 'varchar'],
  [/\btimestamp with time zone\b/g, 'timestamptz'],
];

const spellTypes = (sql: string) =>
  mapCode(sql, (code) => TYPES.reduce((text, [from, to]) => text.replaceAll(from, to), code));

/** Returns the end of the parenthesis that opens at `start`. */
function closing(sql: string, start: number): number {
  const classes = classesOf(sql);
  let depth = 0;
  for (let at = start; at < sql.length; at += 1) {
    if (classes[at] !== CODE) continue;
    if (sql[at] === '(') depth += 1;
    if (sql[at] === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return sql.length;
}

/** Splits a list at the commas outside parentheses and literals. */
function splitList(list: string): string[] {
  const classes = classesOf(list);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < list.length; at += 1) {
    if (classes[at] !== CODE) continue;
    if ('([{'.includes(list.charAt(at))) depth += 1;
    if (')]}'.includes(list.charAt(at))) depth -= 1;
    if (list[at] !== ',' || depth > 0) continue;
    parts.push(list.slice(start, at).trim());
    start = at + 1;
  }
  return [...parts, list.slice(start).trim()];
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** Wraps the arguments in their original order. */
function layOutHead(signature: string, returns: string): string {
  const short = onOneLine(signature).replaceAll(/\( /g, '(');
  if (signature.includes('--')) return `${signature} ${returns}`.trim();
  if (`${short} ${returns}`.length <= WIDTH) return `${short} ${returns}`.trim();
  if (short.length <= WIDTH) return `${short}\n${returns}`;
  const open = short.indexOf('(') + 1;
  const lines = [''];
  for (const argument of splitList(short.slice(open, -1))) {
    const line = `${lines.at(-1) ?? ''} ${argument},`;
    if (line.length < WIDTH) lines[lines.length - 1] = line;
    else lines.push(` ${argument},`);
  }
  return `${short.slice(0, open)}\n${lines
    .map((line) => ` ${line}`)
    .join('\n')
    .replace(/,$/, '')}\n) ${returns}`.trim();
}

/** Continues the last line if the width allows it; otherwise begins a new one. */
function append(text: string, more: string): string {
  const last = text.slice(text.lastIndexOf('\n') + 1);
  return `${text}${last.length + 1 + more.length <= WIDTH ? ' ' : '\n'}${more}`;
}

/** Puts signature, result and attributes on as few lines as possible, and a multi-line body on separate ones. */
function layOutFunction(statement: string): string {
  const head = /(?:^|\n)create (?:function|procedure) [\w.]+\(/.exec(statement);
  const open = statement.search(/ ?as \$\$/);
  if (!head || open < 0) return statement;
  const start = head.index + head[0].indexOf('create');
  const argsEnd = closing(statement, head.index + head[0].length - 1);
  const rest = statement.slice(argsEnd, open);
  if (rest.includes('--') || !rest.includes('language')) return statement;
  const [returns = '', ...attributes] = onOneLine(rest).split(/(?=\blanguage )/);
  const first = layOutHead(statement.slice(start, argsEnd), returns.trim());
  const bodyStart = statement.indexOf('$$', open) + 2;
  const bodyEnd = statement.lastIndexOf('$$');
  const body = statement.slice(bodyStart, bodyEnd);
  const second = `${attributes.join('').trim()} as $$`;
  const end = statement.slice(bodyEnd);
  const compact = `${second} ${body.trim()} ${end}`;
  const isShort = !body.trim().includes('\n') && compact.length <= WIDTH;
  const laidOut = /\bend\s*$/.test(body)
    ? `\n${body.replace(/^\s*\n/, '').trimEnd()} ${end}`
    : `\n${body.startsWith('\n') ? '' : '  '}${body.replace(/^\s*\n|^ +/, '').trimEnd()}\n${end}`;
  return `${statement.slice(0, start)}${isShort ? append(first, compact) : append(first, second) + laidOut}`;
}

/** Puts the text of `comment on … is` on the same line if it fits, otherwise on the next ones. */
function layOutComment(statement: string): string {
  const found = /^([\s\S]*?(?:^|\n))(comment on [^;']+? is)\s+('(?:[^']|''|'\s*\n\s*')*');$/.exec(statement);
  if (!found) return statement;
  const [, before = '', head = '', literal = ''] = found;
  const text = literal.slice(1, -1).replaceAll(/'\s*\n\s*'/g, '');
  const line = `${onOneLine(head)} '${text}';`;
  if (line.length <= WIDTH) return before + line;
  const parts: string[] = [];
  let rest = text;
  while (rest.length > WIDTH - 6) {
    const at = rest.lastIndexOf(' ', WIDTH - 6) + 1 || rest.length;
    parts.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  parts.push(rest);
  return `${before}${onOneLine(head)}\n${parts.map((part) => `  '${part}'`).join('\n')};`;
}

/** Formats supabase/schemas: spelling of types, function heads, comments, lines of at most 120 columns. */
export function formatSql(sql: string): string {
  const statements = splitStatements(spellTypes(sql)).map((each) => layOutComment(layOutFunction(each)));
  const text = statements
    .join('')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return `${wrapLines(text)}\n`;
}
