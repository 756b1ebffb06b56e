import { useSearchParams, type NavigateOptions } from 'react-router-dom';

/**
 * Reads one parameter of a URL; a missing one is an empty text, an invalid one becomes the default. `all`
 * contains every occurrence.
 */
type Reader = (text: string, all: readonly string[]) => unknown;
/** Parameters of a screen by name. */
type UrlSchema = Record<string, Reader>;
type UrlValues<S extends UrlSchema> = { [Name in keyof S]: ReturnType<S[Name]> };
/** Parameters by name, repeated ones as a list; an empty value removes the parameter. */
export type UrlChanges = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A text as typed; a trailing space may be the start of the next word. */
export const typed =
  (longest = Infinity) =>
  (text: string): string =>
    text.slice(0, longest);

/** A trimmed text. */
export const words =
  (longest = Infinity) =>
  (text: string): string =>
    text.trim().slice(0, longest);

/** A text that matches a pattern, or an empty one. */
export const fitting =
  (fits: (text: string) => boolean) =>
  (text: string): string =>
    fits(text.trim()) ? text.trim() : '';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
export const uuid = fitting((text) => UUID.test(text));

/** One of the given values, or the default. */
export const oneOf =
  <Value extends string>(values: readonly Value[], usual: Value) =>
  (text: string): Value =>
    values.find((value) => value === text) ?? usual;

/** A page number, from 1. */
export const page =
  (last = Infinity) =>
  (text: string): number =>
    Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), last);

/** Start of a page of a log: the last entry of the previous page, as `time~id`. */
export type Cursor = { at: string; id: string };
export const cursor = (text: string): Cursor | undefined => {
  const [at = '', id = ''] = text.split('~');
  return UUID.test(id) && /^[\d\-T:.+Z]+$/.test(at) && !Number.isNaN(Date.parse(at)) ? { at, id } : undefined;
};
export const cursorText = ({ at, id }: Cursor) => `${at}~${id}`;

/** Parses the parameters of a screen from a URL or its query string. */
export function readUrl<S extends UrlSchema>(schema: S, from: URLSearchParams | string): UrlValues<S> {
  const params = new URLSearchParams(from);
  const read = Object.entries(schema).map(([name, reader]) => [
    name,
    reader(params.get(name) ?? '', params.getAll(name)),
  ]);
  // The keys are those of the schema, each with its reader's result.
  return Object.fromEntries(read) as UrlValues<S>;
}

/** Returns the parameters with some changed; others, including those of other screens, are unchanged. */
export function changedUrl(from: URLSearchParams | string, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(from);
  for (const [name, value] of Object.entries(changes)) {
    if (typeof value === 'string' && value) next.set(name, value);
    else next.delete(name);
    if (typeof value === 'object') value.forEach((each) => next.append(name, each));
  }
  return next;
}

/** Builds a query with only these parameters, in order: `?q=baja`, or '' without values. */
export function queryOf(values: UrlChanges): string {
  const query = changedUrl('', values).toString();
  return query && `?${query}`;
}

/**
 * State of a screen that is stored in its URL only. Another selection resets the page, unless only parameters
 * named in `beside` change, such as the opened entry.
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
    /** Filtering replaces the history entry. */
    set: (changes: UrlChanges) => setParams((now) => changed(now, changes), { replace: true }),
    /** Adds a history entry. */
    go: (changes: UrlChanges) => setParams((now) => changed(now, changes)),
    /** For pages with one address per state: sets these parameters and removes all others. */
    only: (
      query: UrlChanges | string,
      options: NavigateOptions = { replace: true, preventScrollReset: true },
    ) => setParams(typeof query === 'string' ? query : queryOf(query), options),
  };
}
