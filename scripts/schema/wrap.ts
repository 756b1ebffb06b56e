import { classesOf, CODE, COMMENT, LITERAL, PROSE } from './sql-text.ts';

export const WIDTH = 120;

/** Keywords at which a line may be broken. */
const KEYWORDS =
  /^(?:from|where|and|or|(?:left |cross |inner |full )?join|order by|group by|having|limit|union|returning|into|using|values|on conflict|for each row|execute|when|then|else|set|with check|to|select|raise|perform|return)\b/i;

interface Break {
  at: number;
  depth: number;
  isKeyword: boolean;
}

/** Returns the positions outside literals and comments where a line may be broken. */
function breaksOf(line: string, classes: Uint8Array): Break[] {
  const breaks: Break[] = [];
  let depth = 0;
  const start = line.search(/\S/);
  for (let at = start; at < line.length; at += 1) {
    if (classes[at] !== CODE) continue;
    const char = line.charAt(at);
    if (char === '(' || char === '[') depth += 1;
    if (char === ')' || char === ']') depth -= 1;
    if (char !== ' ' || line[at + 1] === ' ') continue;
    const isKeyword = KEYWORDS.test(line.slice(at + 1)) && !/\bbetween \S+$/.test(line.slice(0, at));
    if (isKeyword || /[,;]$|[^|]\|\|$/.test(line.slice(0, at)) || /^(\|\||[-+*/=] )/.test(line.slice(at + 1)))
      breaks.push({ at, depth, isKeyword });
  }
  return breaks;
}

/**
 * Returns the best position: outside parentheses if possible, before a keyword rather than after a comma, and
 * late in the line.
 */
function bestBreak(line: string, classes: Uint8Array): number | undefined {
  const indent = line.search(/\S/);
  const breaks = breaksOf(line, classes).filter(({ at }) => at <= WIDTH && at > indent + 12);
  const late = breaks.filter(({ at }) => at > indent + (WIDTH - indent) * 0.35);
  const usable = late.length > 0 ? late : breaks;
  if (usable.length === 0) return undefined;
  const outermost = Math.min(...usable.map(({ depth }) => depth));
  const outer = usable.filter(({ depth }) => depth === outermost);
  const keywords = outer.filter(({ isKeyword }) => isKeyword);
  return (keywords.at(-1) ?? outer.at(-1))?.at;
}

/** Splits `if … then statement; end if;` into three lines. */
function openBlock(line: string): string[] | undefined {
  const found = /^(\s*)(if (?:(?!\bcase\b|\bthen\b).)+ then) (.+;) end if;$/.exec(line);
  if (!found) return undefined;
  const [, indent = '', head = '', body = ''] = found;
  return /\b(?:else|elsif)\b/.test(body)
    ? undefined
    : [`${indent}${head}`, `${indent}  ${body}`, `${indent}end if;`];
}

/** Continues a literal on the next line; PostgreSQL concatenates the two. */
function splitLiteral(line: string, classes: Uint8Array): [string, string] | undefined {
  if (classes[0] === LITERAL || classes[line.search(/\S/)] === PROSE) return undefined;
  for (let at = WIDTH - 2; at > WIDTH / 3; at -= 1) {
    const isInside = classes[at - 1] === LITERAL && classes[at] === LITERAL && classes[at + 1] === LITERAL;
    if (!isInside || !/[ ,]/.test(line.charAt(at))) continue;
    let start = at;
    while (classes[start - 1] === LITERAL) start -= 1;
    if (line[start] !== "'") return undefined;
    const hasPrefix = /\be$/i.test(line.slice(0, start));
    const column = Math.min(start - (hasPrefix ? 1 : 0), 40);
    return [`${line.slice(0, at + 1)}'`, `${' '.repeat(column)}'${line.slice(at + 1)}`];
  }
  return undefined;
}

function wrapCode(line: string, classes: Uint8Array): string[] {
  if (line.length <= WIDTH) return [line];
  const indent = ' '.repeat(line.search(/\S/));
  const comment = classes.indexOf(COMMENT);
  if (comment > 0 && line.startsWith('--', comment))
    return [...wrapComment(`${indent}${line.slice(comment)}`), ...wrap(line.slice(0, comment).trimEnd())];
  const block = openBlock(line);
  if (block) return block.flatMap((part) => wrap(part));
  const at = bestBreak(line, classes);
  if (at !== undefined) return [line.slice(0, at), ...wrapRest(`${indent}  ${line.slice(at + 1)}`)];
  const halves = splitLiteral(line, classes);
  return halves ? [halves[0], ...wrapRest(halves[1])] : [line];
}

/** Wraps a continuation line and keeps its indentation. */
function wrapRest(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const at = bestBreak(line, classesOf(line));
  const indent = ' '.repeat(line.search(/\S/));
  if (at !== undefined) return [line.slice(0, at), ...wrapRest(indent + line.slice(at + 1))];
  const halves = splitLiteral(line, classesOf(line));
  return halves ? [halves[0], ...wrapRest(halves[1])] : [line];
}

const wrap = (line: string) => wrapCode(line, classesOf(line));

function wrapComment(line: string): string[] {
  const lines: string[] = [];
  const [head = ''] = /^\s*(?:--+ ?|\/\* | ?\* )?/.exec(line) ?? [];
  const next = /--/.test(head) ? head : ' '.repeat(head.length);
  let rest = line;
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(' ', WIDTH);
    if (at <= head.length) break;
    lines.push(rest.slice(0, at));
    rest = next + rest.slice(at + 1);
  }
  return [...lines, rest];
}

/** Breaks lines longer than WIDTH where SQL and comments allow it. */
export function wrapLines(sql: string): string {
  const classes = classesOf(sql);
  let at = 0;
  return sql
    .split('\n')
    .flatMap((line) => {
      const start = at;
      const of = classes.subarray(at, at + line.length);
      at += line.length + 1;
      if (line.length <= WIDTH) return [line];
      const first = line.search(/\S/);
      // A multi-line literal is SQL that a function executes.
      const isSql = !line.includes('"');
      if (isSql && classes[at - 1] === LITERAL && of.at(-1) === LITERAL)
        of.fill(CODE, of.lastIndexOf(CODE) + 1);
      if (isSql && classes[start - 1] === LITERAL && of[first] === LITERAL) of.fill(CODE);
      if (of[first] === COMMENT || of[first] === PROSE) return wrapComment(line);
      return wrapCode(line, of);
    })
    .join('\n');
}
