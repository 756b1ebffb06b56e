import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * Reads one parameter of a URL, a missing one as an empty text; what cannot be meant becomes its default.
 * `all` has it as often as it is in the URL.
 */
type Reader = (text: string, all: readonly string[]) => unknown;
/** Parameters of a screen by name. */
type UrlSchema = Record<string, Reader>;
type UrlValues<S extends UrlSchema> = { [Name in keyof S]: ReturnType<S[Name]> };
/** Parameters by name, a list for one that is there several times; an empty value takes the name out. */
export type UrlChanges = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A text as it was typed: a space at its end is the beginning of the next word. */
export const typed =
  (longest = Infinity) =>
  (text: string): string =>
    text.slice(0, longest);

/** Words without the space around them. */
export const words =
  (longest = Infinity) =>
  (text: string): string =>
    text.trim().slice(0, longest);

/** A text of a certain form, or nothing. */
export const fitting =
  (fits: (text: string) => boolean) =>
  (text: string): string =>
    fits(text.trim()) ? text.trim() : '';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const uuid = fitting((text) => UUID.test(text));

/** One of some values, or the default. */
export const oneOf =
  <Value extends string>(values: readonly Value[], usual: Value) =>
  (text: string): Value =>
    values.find((value) => value === text) ?? usual;

/** Number of a page, from 1. */
export const page =
  (last = Infinity) =>
  (text: string): number =>
    Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), last);

/** Start of a page of a log: the last entry of the page before, as `time~id`. */
export type Cursor = { at: string; id: string };
export const cursor = (text: string): Cursor | undefined => {
  const [at = '', id = ''] = text.split('~');
  return UUID.test(id) && /^[\d\-T:.+Z]+$/.test(at) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
};
export const cursorText = ({ at, id }: Cursor) => `${at}~${id}`;

/** The values that a URL holds for a screen, in its parameters or in the text of its query. */
export function readUrl<S extends UrlSchema>(schema: S, from: URLSearchParams | string): UrlValues<S> {
  const params = new URLSearchParams(from);
  const read = Object.entries(schema).map(([name, reader]) => [
    name,
    reader(params.get(name) ?? '', params.getAll(name)),
  ]);
  // The names are those of the schema, each with what its reader gives.
  return Object.fromEntries(read) as UrlValues<S>;
}

/** The same parameters with some changed; others, and those of other screens, stay as they are. */
export function changedUrl(from: URLSearchParams | string, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(from);
  for (const [name, value] of Object.entries(changes)) {
    if (typeof value === 'string' && value) next.set(name, value);
    else next.delete(name);
    if (typeof value === 'object') value.forEach((each) => next.append(name, each));
  }
  return next;
}

/** The query of an address with these parameters alone, in their order: `?q=baja`, or nothing without a value. */
export function queryOf(values: UrlChanges): string {
  const query = changedUrl('', values).toString();
  return query && `?${query}`;
}

/**
 * State of a screen that is kept in its URL alone. Another selection starts on its first page, unless all that changes
 * is one of the parameters named in `beside`: an entry that is opened, for example.
 */
export function useUrlState<S extends UrlSchema>(schema: S, beside: readonly string[] = []) {
  const [params, setParams] = useSearchParams();
  const changed = (from: URLSearchParams, changes: UrlChanges) =>
    changedUrl(
      from,
      ['page', ...beside].some((name) => name in changes) ? changes : { ...changes, page: '' },
    );
  return {
    params,
    values: readUrl(schema, params),
    to: (changes: UrlChanges) => ({ search: changed(params, changes).toString() }),
    /** Narrowing a list is no step of its own to go back to. */
    set: (changes: UrlChanges) => setParams((now) => changed(now, changes), { replace: true }),
    /** A step to go back to. */
    go: (changes: UrlChanges) => setParams((now) => changed(now, changes)),
    /** For pages with one address for each state: these parameters and no others. */
    only: (
      query: UrlChanges | string,
      options: NavigateOptions = { replace: true, preventScrollReset: true },
    ) => setParams(typeof query === 'string' ? query : queryOf(query), options),
  };
}
