import type { TestStack } from '../support/stack.ts';

/** Texts that the database must never interpret: SQL, templates, patterns, escapes and oversized input. */
export const payloads = [
  `'`,
  `"`,
  `''`,
  `\\`,
  `'||version()||'`,
  `'; select pg_sleep(5); --`,
  `') or true --`,
  `%s %1$s %L %I %`,
  '$$',
  `$1 $2`,
  `/* *\\/ -- ; */`,
  'a\nb\r\nc\td',
  '\u202Eabc\u0007',
  '-1',
  '99999999999999999999',
  '1e400',
  '2026-13-45',
  'null',
  'true',
  '{}',
  '[[[',
  '(.*)(.*)(.*)(.*)\\1\\2\\3\\4',
  // Expanded to 100 KB by the database.
  '@long',
] as const;

/** All payloads in one plus an invalid date, for JSON keys, of which there are many. */
const everything = `') or true --\n'||version()||' %1$s %s %L %I % $$ $1 \\ \u0007 (.*)\\1`;
const keyPayloads = [everything, '2026-13-45'] as const;

/** JSON of an unexpected shape, for a whole argument or a key's value. */
export const otherJson = [
  'null',
  '0',
  '-1.5e300',
  'true',
  '"x"',
  '[]',
  '[null]',
  '[{}]',
  '{}',
  '{"a":{"b":[1,"x",null]}}',
  '@deep',
] as const;
const pieces = otherJson.filter((one) => !one.startsWith('@'));

export interface Argument {
  name: string;
  type: string;
}
export interface ApiFunction {
  name: string;
  args: Argument[];
  /** Declared stable or immutable. */
  is_reading: boolean;
  /** JSON keys read by the function and the functions it calls. */
  keys: string[];
}

interface Defined {
  name: string;
  schema: string;
  args: Argument[];
  source: string;
  is_reading: boolean;
}

const keyPatterns = [
  /->>?\s*'(\w+)'/g,
  /\?\s*'(\w+)'/g,
  /(?:payload_\w+|filter_values)\(\s*\w+\s*,\s*'(\w+)'/g,
  /\bto_recordset\([^)]*\)\s*\w*\s*\(\s*(\w+)/g,
];

/** Returns every function of the API from the catalogue, with the JSON keys that it and its helpers read. */
export async function apiFunctions(stack: TestStack): Promise<ApiFunction[]> {
  const defined = await stack.sql<Defined>(
    `select p.proname as name, p.pronamespace::regnamespace::text as schema, p.prosrc as source, p.provolatile <> 'v' as is_reading,
       coalesce((select jsonb_agg(jsonb_build_object('name', p.proargnames[a.place], 'type', format_type(a.type, null)) order by a.place)
         from unnest(p.proargtypes::oid[]) with ordinality a (type, place)), '[]') as args
     from pg_proc p where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype order by 1`,
  );
  const sources = new Map<string, string>();
  for (const { schema, name, source } of defined)
    sources.set(`${schema}.${name}`, `${sources.get(`${schema}.${name}`) ?? ''}\n${source}`);
  const reached = (start: string, seen = new Set<string>()) => {
    seen.add(start);
    for (const [name] of (sources.get(start) ?? '').matchAll(/\b(?:private|public)\.\w+(?=\()/g))
      if (sources.has(name) && !seen.has(name)) reached(name, seen);
    return seen;
  };
  return defined
    .filter(({ schema }) => schema === 'public')
    .map(({ name, args, is_reading }) => {
      const text = [...reached(`public.${name}`)].map((one) => sources.get(one)).join('\n');
      const keys = keyPatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, key = '']) => key));
      return { name, args, is_reading, keys: [...new Set(keys)].sort() };
    });
}

/** Arguments of one call as text; missing arguments use their defaults. */
export type Call = Record<string, string | null>;

const asText = (value: unknown) =>
  value === undefined || value === null || typeof value === 'string'
    ? (value ?? null)
    : JSON.stringify(value);
const isJson = ({ type }: Argument) => type === 'jsonb' || type === 'json';
const asArgument = ({ type }: Argument, value: unknown) =>
  Array.isArray(value) && type.endsWith('[]')
    ? `{${value.map((one) => JSON.stringify(one)).join()}}`
    : asText(value);

/**
 * Returns the base call with each argument, each JSON value and each of its keys replaced by every hostile
 * value in turn; with `briefly` by a single value, for callers whose code path is already covered.
 */
export function hostileCalls(
  { args, keys }: ApiFunction,
  base: Record<string, unknown>,
  briefly: boolean,
): Call[] {
  const plain: Call = Object.fromEntries(
    args.filter(({ name }) => name in base).map((arg) => [arg.name, asArgument(arg, base[arg.name])]),
  );
  const valuesOf = (arg: Argument): string[] => {
    if (isJson(arg)) return jsonValues(base[arg.name], keys, briefly);
    const texts = briefly ? [everything] : payloads;
    return arg.type === 'text[]' ? texts.flatMap((text) => [`{${JSON.stringify(text)}}`, text]) : [...texts];
  };
  return [plain, ...args.flatMap((arg) => valuesOf(arg).map((value) => ({ ...plain, [arg.name]: value })))];
}

function jsonValues(given: unknown, keys: string[], briefly: boolean): string[] {
  const [element] = Array.isArray(given) ? (given as unknown[]) : [given];
  const object = typeof element === 'object' && element ? (element as Record<string, unknown>) : {};
  const wrap = (value: object) => JSON.stringify(Array.isArray(given) ? [value] : value);
  if (briefly) return [wrap(Object.fromEntries(keys.map((key) => [key, everything])))];
  const values = keys.flatMap((key, place) => {
    const odd = JSON.parse(pieces[place % pieces.length] ?? 'null') as unknown;
    const inner = object[key];
    const innerKeys = typeof inner === 'object' && inner && !Array.isArray(inner) ? Object.keys(inner) : [];
    return [
      ...[...keyPayloads, odd].map((value) => wrap({ ...object, [key]: value })),
      ...innerKeys.map((name) => wrap({ ...object, [key]: { ...(inner as object), [name]: everything } })),
    ];
  });
  return [...otherJson, ...values, wrap({ ...object, long: '@long' })];
}
