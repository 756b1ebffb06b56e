import { ApiError } from './callers.ts';

/** Of a JSON request; files have the limit of their bucket. */
export const BODY_BYTES = 2_000_000;
/** Documents of the editor stay below twenty; PostgreSQL's parser gave up its only session at three thousand. */
const NESTING = 100;
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
  if (depthOf(new Uint8Array(await read.clone().arrayBuffer())) > NESTING) throw tooDeep();
  return read;
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x28, 0x5b, 0x7b]); // ( [ {
const CLOSING = new Set([0x29, 0x5d, 0x7d]);

/** How deep brackets are nested outside of strings. */
function depthOf(text: Uint8Array): number {
  let [depth, deepest, inString] = [0, 0, false];
  for (let place = 0; place < text.length; place++) {
    const byte = text[place] ?? 0;
    if (inString && byte === BACKSLASH) place++;
    else if (byte === QUOTE) inString = !inString;
    else if (inString) continue;
    else if (OPENING.has(byte)) deepest = Math.max(deepest, ++depth);
    else if (CLOSING.has(byte)) depth--;
  }
  return deepest;
}

const NO_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'on_conflict', 'columns', 'apikey']);
const REGEX = /^(not\.)?i?match(\((any|all)\))?\./;
const REGEX_IN_TREE = /\.(not\.)?i?match(\((any|all)\))?\./;
const LIKE = /(^|\.)i?like(\((any|all)\))?\./;

/**
 * Refuses filters that can hold the database for longer than anybody waits. PGlite has no statement timeout (it is one
 * thread with this process), so what cannot be stopped is not begun.
 * @throws ApiError filter_refused, nested_too_deeply
 */
export function checkFilters(url: URL): void {
  for (const [name, value] of url.searchParams) {
    if (depthOf(new TextEncoder().encode(value)) > NESTING) throw tooDeep();
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
