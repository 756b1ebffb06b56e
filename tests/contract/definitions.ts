import { placedStatements } from '../access/statements.ts';

export interface SqlFile {
  name: string;
  sql: string;
}

const NAME = String.raw`("[^"]+"|[\w.]+)`;

/** The parts of a list, at commas outside parentheses and quotes. */
function parts(list: string): string[] {
  const found = list.match(/(?:'[^']*'|\((?:[^()]|\([^()]*\))*\)|[^,'()])+/g) ?? [];
  return found.map((part) => part.trim()).filter(Boolean);
}

/** `name text default ''` is text: functions of one name are told apart by the types they take. */
function typesOf(parameters: string): string {
  return parts(parameters)
    .filter((parameter) => !parameter.startsWith('out '))
    .map((parameter) => parameter.replace(/ default .*$/, '').replace(/^variadic /, ''))
    .map((parameter) => parameter.slice(parameter.indexOf(' ') + 1).replace(/^int$/, 'integer'))
    .join(', ');
}

/** The object that a statement defines, as `policy "editors add" on public.faq`; undefined for all others. */
function definedBy(statement: string): string | undefined {
  const matched = (pattern: string) => new RegExp(`^create (or replace )?${pattern}`).exec(statement);
  const routine = matched(String.raw`(function|procedure) ${NAME} ?\(`);
  if (routine) {
    const [opening, , kind = '', name = ''] = routine;
    const [parameters = ''] = /^(?:'[^']*'|\([^()]*\)|[^()'])*/.exec(statement.slice(opening.length)) ?? [];
    return `${kind} ${name}(${typesOf(parameters)})`;
  }
  const ofTable = matched(`(?:constraint )?(policy|trigger) ${NAME} .*?\\bon ${NAME}`);
  if (ofTable) return `${ofTable[2]} ${ofTable[3]} on ${ofTable[4]}`;
  const other = matched(`(?:unique )?(table|view|type|sequence|index|schema) (?:if not exists )?${NAME}`);
  return other ? `${other[2]} ${other[3]}` : undefined;
}

/** Statements that change what an earlier one has said. */
const PIECEMEAL =
  /^(drop |create or replace |alter (policy|function|view|type) |alter table .*\b(add|drop) column )/;

const RIGHTS =
  /^(grant|revoke) (.+?) on (?:(?:table|function|procedure|sequence|schema) )?(.+) (?:to|from) (.+)$/;

/** The rights a statement gives or takes, one for each object and role. */
function rightsIn(statement: string) {
  const [, verb, privileges = '', objects = '', roles = ''] = RIGHTS.exec(statement) ?? [];
  const names = parts(privileges).map((privilege) => privilege.split(/[ (]/)[0] ?? '');
  return parts(objects).flatMap((object) =>
    parts(roles).map((role) => ({
      verb,
      names,
      of: `${object} ${verb === 'grant' ? 'to' : 'from'} ${role}`,
    })),
  );
}

const overlap = (a: string[], b: string[]) =>
  a.includes('all') || b.includes('all') || a.some((name) => b.includes(name));

/**
 * Everything that is said twice, in pieces, or taken back, with file and line of both places. `changes`: the files change
 * a database that is there, so pieces and rights taken back are what they are for; once they too say each thing.
 */
export function saidTwice(files: readonly SqlFile[], { changes = false } = {}): string[] {
  const faults: string[] = [];
  const defined = new Map<string, string>();
  const granted: { of: string; names: string[]; place: string }[] = [];
  for (const { name, sql } of files)
    for (const { text, line } of placedStatements(sql)) {
      const place = `${name}:${line}`;
      const statement = text.replace(/\s+/g, ' ').toLowerCase();
      const object = definedBy(statement);
      const before = object && defined.get(object);
      if (before) faults.push(`${place}: ${object} is defined in ${before} already`);
      else if (!changes && PIECEMEAL.test(statement))
        faults.push(`${place}: "${statement.slice(0, 60)}": say it where the object is defined`);
      if (object && !before) defined.set(object, place);
      for (const right of rightsIn(statement)) {
        if (right.verb === 'grant') {
          granted.push({ ...right, place });
          continue;
        }
        const taken = granted.find(
          ({ of, names }) => of === right.of.replace(/ from (\w+)$/, ' to $1') && overlap(names, right.names),
        );
        if (taken && !changes) faults.push(`${place}: takes back what ${taken.place} grants: ${taken.of}`);
      }
    }
  return faults;
}
