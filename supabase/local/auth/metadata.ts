import { ApiError } from '../callers.ts';
import type { Row } from '../database/database.ts';
import { depthOf } from '../request-limits.ts';

/**
 * Maximum bytes of both kinds of metadata. In base64, with the other claims and headers, they stay below the
 * 16 KB header limit of Node's server.
 */
const BYTES = 10_000;
const NESTING = 8;

interface Metadata {
  raw_app_meta_data?: Row;
  raw_user_meta_data?: Row;
}

const jsonOf = ({ raw_app_meta_data: app = {}, raw_user_meta_data: own = {} }: Metadata) =>
  [app, own].map((each) => new TextEncoder().encode(JSON.stringify(each)));

const isTooLarge = (parts: Uint8Array[]) => parts.reduce((sum, { length }) => sum + length, 0) > BYTES;

/**
 * Limits the metadata of an account. They are part of its access token and thus of every request header;
 * above the limit the server refuses all requests (431), even one that would remove them. @throws ApiError
 * metadata_refused
 */
export function checkMetadata(account: Metadata): void {
  const parts = jsonOf(account);
  if (isTooLarge(parts))
    throw new ApiError(422, 'metadata_refused', `The metadata of an account must not exceed ${BYTES} bytes.`);
  if (parts.some((part) => depthOf(part) > NESTING))
    throw new ApiError(
      422,
      'metadata_refused',
      `The metadata of an account must not be nested deeper than ${NESTING} levels.`,
    );
}

/** Returns the metadata for the token; empty if the account exceeds the limit. */
export function metadataInToken(account: Required<Metadata>): Required<Metadata> {
  if (!isTooLarge(jsonOf(account))) return account;
  return { raw_app_meta_data: {}, raw_user_meta_data: {} };
}
