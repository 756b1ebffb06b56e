import { ApiError } from './callers.ts';

/** Of a JSON request; files have the limit of their bucket. */
export const BODY_BYTES = 2_000_000;
/** Documents of the editor stay below twenty; PostgreSQL's parser gave up its only session at three thousand. */
const NESTING = 100;
/** In one insert, as the database's own (private.add_row_once); files are imported in parts of fewer. */
const ROWS = 1000;
const PATTERN_CHARACTERS = 200;
const PATTERN_WILDCARDS = 12;

const tooLarge = (bytes: number) =>
  new ApiError(413, 'body_too_large', `The body is larger than ${bytes} bytes.`);
const tooDeep = () =>
  new ApiError(400, 'nested_too_deeply', `Nothing may be nested deeper than ${NESTING} levels.`);

/** The same request with its body read. @throws ApiError body_too_large, as soon as it is known */
export async function bounded(request: Request, bytes = BODY_BYTES): Promise<Request> {
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

/** The same for JSON. @throws ApiError body_too_large, nested_too_deeply */
export async function boundedJson(request: Request): Promise<Request> {
  const read = await bounded(request);
  if (!request.body) return read;
  if (depthOf(await bytesOf(read)) > NESTING) throw tooDeep();
  return read;
}

const bytesOf = async (request: Request) => new Uint8Array(await request.clone().arrayBuffer());

/** Refuses a list of more rows than one request may bring. @throws ApiError too_many_rows */
export async function checkRows(request: Request): Promise<void> {
  if (request.body && elementsIn(await bytesOf(request)) > ROWS)
    throw new ApiError(413, 'too_many_rows', `At most ${ROWS} rows at once.`);
}

const [QUOTE, BACKSLASH, COMMA, LIST] = [0x22, 0x5c, 0x2c, 0x5b];
const OPENING = new Set([0x28, 0x5b, 0x7b]); // ( [ {
const CLOSING = new Set([0x29, 0x5d, 0x7d]);

/** Each byte of a JSON text that stands outside of strings, with the depth of brackets after it. */
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
/** Levels of brackets in a JSON text. */
export function depthOf(text: Uint8Array): number {
  let deepest = 0;
  for (const [, depth] of structureOf(text)) deepest = Math.max(deepest, depth);
  return deepest;
}
/** Of a list; 1 for anything else, and for an empty one. */
function elementsIn(text: Uint8Array): number {
  let [commas, isList] = [0, undefined as boolean | undefined];
  for (const [byte, depth] of structureOf(text)) {
    isList ??= depth > 0 ? byte === LIST : undefined;
    if (isList === false) return 1;
    if (byte === COMMA && depth === 1) commas++;
  }
  return commas + 1;
}

/** The one character that PostgreSQL keeps in no text. */
const NUL = '\0';

/** Refuses an address with a NUL in it. @throws ApiError malformed_address */
export function checkAddress(url: URL): void {
  if (url.pathname.includes('%00') || [...url.searchParams].flat().some((text) => text.includes(NUL)))
    throw new ApiError(400, 'malformed_address', 'The address cannot be read.');
}

const NO_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns', 'apikey']);
const REGEX = /^(not\.)?i?match(\((any|all)\))?\./;
const REGEX_IN_TREE = /\.(not\.)?i?match(\((any|all)\))?\./;
const LIKE = /(^|\.)i?like(\((any|all)\))?\./;

/**
 * Refuses filters that can hold the database for longer than anybody waits. PGlite has no statement timeout (it is one
 * thread with this process), so what cannot be stopped is not begun.
 * @throws ApiError filter_refused, nested_too_deeply, malformed_address
 */
export function checkFilters(url: URL): void {
  for (const [name, value] of url.searchParams) {
    if (depthOf(new TextEncoder().encode(value)) > NESTING) throw tooDeep();
    // lite looks for the end of a name in quotes, and fails without it.
    if (name === 'select' && (value.match(/"/g) ?? []).length % 2 === 1)
      throw new ApiError(400, 'malformed_address', 'A quote in the columns has no end.');
    if (NO_FILTERS.has(name)) continue;
    const isTree = /(^|\.)(or|and)$/.test(name);
    if ((isTree ? REGEX_IN_TREE : REGEX).test(value))
      throw new ApiError(400, 'filter_refused', 'Regular expressions are no filter here.');
    const isLong =
      value.length > PATTERN_CHARACTERS || (value.match(/[*%]/g) ?? []).length > PATTERN_WILDCARDS;
    if (isLong && LIKE.test(value))
      throw new ApiError(400, 'filter_refused', 'The pattern is too long or has too many wildcards.');
  }
}
