/**
 * Reads one parameter of a URL. A missing parameter is an empty text; an invalid one becomes the default.
 * `all` contains every occurrence.
 */
type Reader = (text: string, all: readonly string[]) => unknown;
/** Parameters of a screen by name. */
export type UrlSchema = Record<string, Reader>;
type UrlValues<S extends UrlSchema> = { [Name in keyof S]: ReturnType<S[Name]> };
/** Parameters by name, repeated ones as a list. An empty value removes the parameter. */
export type UrlChanges = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Text as typed: a trailing space may precede the next word. */
export const typed =
  (longest = Infinity) =>
  (text: string): string =>
    text.slice(0, longest);

/** Trimmed text. */
export const trimmedText =
  (longest = Infinity) =>
  (text: string): string =>
    text.trim().slice(0, longest);

/** Text that matches a pattern; empty otherwise. */
export const fitting =
  (fits: (text: string) => boolean) =>
  (text: string): string =>
    fits(text.trim()) ? text.trim() : '';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const uuid = fitting((text) => UUID.test(text));

/** One of the given values; the default otherwise. */
export const oneOf =
  <Value extends string>(values: readonly Value[], usual: Value) =>
  (text: string): Value =>
    values.find((value) => value === text) ?? usual;

/** Page number, from 1. */
export const page =
  (last = Infinity) =>
  (text: string): number =>
    Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), last);

/** Start of a page in a log: time and id of the previous page's last entry, as `time~id`. */
export type Cursor = { at: string; id: string };
export const cursor = (text: string): Cursor | undefined => {
  const [at = '', id = ''] = text.split('~');
  return UUID.test(id) && /^[\d\-T:.+Z]+$/.test(at) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
};
export const cursorText = ({ at, id }: Cursor) => `${at}~${id}`;

/** Parses a query string without null characters, which the database refuses. */
export const parseQuery = (from: URLSearchParams | string): URLSearchParams =>
  new URLSearchParams(new URLSearchParams(from).toString().replaceAll('%00', ''));

/** Parses the parameters of a screen from a URL or its query string. */
export function readUrl<S extends UrlSchema>(schema: S, from: URLSearchParams | string): UrlValues<S> {
  const params = parseQuery(from);
  const read = Object.entries(schema).map(([name, reader]) => [
    name,
    reader(params.get(name) ?? '', params.getAll(name)),
  ]);
  // Object.fromEntries loses the schema's keys.
  return Object.fromEntries(read) as UrlValues<S>;
}

/** Returns the parameters with some changed; keeps all others, including those of other screens. */
export function changedUrl(from: URLSearchParams | string, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(from);
  for (const [name, value] of Object.entries(changes)) {
    if (typeof value === 'string' && value) next.set(name, value);
    else next.delete(name);
    if (typeof value === 'object') value.forEach((each) => next.append(name, each));
  }
  return next;
}

/** Builds a query string of only these parameters, in order: `?q=baja`, or '' without values. */
export function queryOf(values: UrlChanges): string {
  const query = changedUrl('', values).toString();
  return query && `?${query}`;
}
