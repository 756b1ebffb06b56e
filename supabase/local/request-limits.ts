import { ApiError } from './callers.ts';

/** Maximum size in bytes of a JSON request; files have the limit of their bucket. */
export const BODY_BYTES = 2_000_000;
/**
 * Maximum nesting. The editor's documents stay below 20; at 3,000, PostgreSQL's parser crashed its only
 * session.
 */
const NESTING = 100;
/**
 * Maximum rows per insert, the same as in the database (private.add_row_once); imports use smaller batches.
 */
const ROWS = 1000;
const PATTERN_CHARACTERS = 200;
const PATTERN_WILDCARDS = 12;

const tooLarge = (bytes: number) =>
  new ApiError(413, 'body_too_large', `The body is larger than ${bytes} bytes.`);
const tooDeep = () =>
  new ApiError(400, 'nested_too_deeply', `The body must not be nested deeper than ${NESTING} levels.`);

/**
 * Returns the request with its body read. @throws ApiError body_too_large as soon as the limit is exceeded
 */
export async function limitBody(request: Request, bytes = BODY_BYTES): Promise<Request> {
  const { url, method, headers, body, signal } = request;
  if (!body) return request;
  if (Number(headers.get('content-length')) > bytes) throw tooLarge(bytes);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let total = 0;
  for await (const chunk of body) {
    total += chunk.length;
    if (total > bytes) throw tooLarge(bytes);
    chunks.push(chunk);
  }
  return new Request(url, { method, headers, body: new Blob(chunks), signal });
}

/** As limitBody, also with a limit on the nesting of JSON. @throws ApiError body_too_large, nested_too_deeply */
export async function boundedJson(request: Request): Promise<Request> {
  const read = await limitBody(request);
  if (!request.body) return read;
  if (depthOf(await bytesOf(read)) > NESTING) throw tooDeep();
  return read;
}

const bytesOf = async (request: Request) => new Uint8Array(await request.clone().arrayBuffer());

/** Limits the number of rows in a request. @throws ApiError too_many_rows */
export async function checkRowCount(request: Request): Promise<void> {
  if (request.body && elementsIn(await bytesOf(request)) > ROWS)
    throw new ApiError(413, 'too_many_rows', `At most ${ROWS} rows are allowed per request.`);
}

const [QUOTE, BACKSLASH, COMMA, LIST] = [0x22, 0x5c, 0x2c, 0x5b];
const OPENING = new Set([0x28, 0x5b, 0x7b]); // ( [ {
const CLOSING = new Set([0x29, 0x5d, 0x7d]);

/** Yields each byte outside of strings in a JSON text, with the depth of brackets after it. */
function* structureOf(text: Uint8Array): Generator<[byte: number, depth: number]> {
  let [depth, inString] = [0, false];
  for (let place = 0; place < text.length; place++) {
    const byte = text[place] ?? 0;
    if (inString && byte === BACKSLASH) place++;
    else if (byte === QUOTE) inString = !inString;
    else if (!inString) {
      if (OPENING.has(byte)) depth++;
      else if (CLOSING.has(byte)) depth--;
      yield [byte, depth];
    }
  }
}
/** Returns the nesting depth of a JSON text. */
export function depthOf(text: Uint8Array): number {
  let deepest = 0;
  for (const [, depth] of structureOf(text)) deepest = Math.max(deepest, depth);
  return deepest;
}
/** Returns the length of a list; 1 for anything else, and for an empty list. */
function elementsIn(text: Uint8Array): number {
  let [commas, isList] = [0, undefined as boolean | undefined];
  for (const [byte, depth] of structureOf(text)) {
    isList ??= depth > 0 ? byte === LIST : undefined;
    if (isList === false) return 1;
    if (byte === COMMA && depth === 1) commas++;
  }
  return commas + 1;
}

/** The only character that PostgreSQL text cannot contain. */
const NUL = '\0';

/** Rejects an address that contains NUL. @throws ApiError malformed_address */
export function checkAddress(url: URL): void {
  if (url.pathname.includes('%00') || [...url.searchParams].flat().some((text) => text.includes(NUL)))
    throw new ApiError(400, 'malformed_address', 'The address is malformed.');
}

const NO_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns', 'apikey']);
const REGEX = /^(not\.)?i?match(\((any|all)\))?\./;
const REGEX_IN_TREE = /\.(not\.)?i?match(\((any|all)\))?\./;
const LIKE = /(^|\.)i?like(\((any|all)\))?\./;

/**
 * Rejects filters that could block the database for too long: PGlite runs in this thread without a statement
 * timeout, so a running statement cannot be stopped. @throws ApiError filter_refused, nested_too_deeply,
 * malformed_address
 */
export function checkFilters(url: URL): void {
  for (const [name, value] of url.searchParams) {
    if (depthOf(new TextEncoder().encode(value)) > NESTING) throw tooDeep();
    // lite searches for the closing quote of a name and fails without it.
    if (name === 'select' && (value.match(/"/g) ?? []).length % 2 === 1)
      throw new ApiError(400, 'malformed_address', 'A quotation mark in the columns is not closed.');
    if (NO_FILTERS.has(name)) continue;
    const isTree = /(^|\.)(or|and)$/.test(name);
    if ((isTree ? REGEX_IN_TREE : REGEX).test(value))
      throw new ApiError(400, 'filter_refused', 'Filters must not use regular expressions.');
    const isLong =
      value.length > PATTERN_CHARACTERS || (value.match(/[*%]/g) ?? []).length > PATTERN_WILDCARDS;
    if (isLong && LIKE.test(value))
      throw new ApiError(400, 'filter_refused', 'The pattern is too long or has too many wildcards.');
  }
}
