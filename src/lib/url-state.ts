import { useSearchParams } from 'react-router-dom';

/** Reads one parameter of a URL, a missing one as an empty text; what cannot be meant becomes its default. */
type Reader = (text: string) => unknown;
/** Parameters of a screen by name. */
type UrlSchema = Record<string, Reader>;
type UrlValues<S extends UrlSchema> = { [Name in keyof S]: ReturnType<S[Name]> };
/** Parameters by name; an empty value takes the name out. */
export type UrlChanges = Readonly<Record<string, string | undefined>>;

/** Words as they were typed, without the space around them. */
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

/** The values that a URL holds for a screen. */
export function readUrl<S extends UrlSchema>(schema: S, params: URLSearchParams): UrlValues<S> {
  const read = Object.entries(schema).map(([name, reader]) => [name, reader(params.get(name) ?? '')]);
  // The names are those of the schema, each with what its reader gives.
  return Object.fromEntries(read) as UrlValues<S>;
}

/** The same parameters with some changed; others, and those of other screens, stay as they are. */
export function changedUrl(from: URLSearchParams, changes: UrlChanges): URLSearchParams {
  const next = new URLSearchParams(from);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
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
  };
}
