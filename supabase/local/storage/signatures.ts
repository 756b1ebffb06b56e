import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { ApiError, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import { bucketOf, objectAs } from './objects.ts';

const uploadLifetime = 7200; // seconds, as on hosted projects
/**
 * Maximum lifetime in seconds of signed URLs for private files. Hosted projects have no such limit, but there
 * only functions sign.
 */
const MAX_LIFETIME_S = 300;

interface Permit extends JWTPayload {
  url: string;
  use: 'download' | 'upload';
  role?: string;
  upsert?: boolean;
}

const audience = 'storage';
/**
 * Differs from the access tokens' secret, because a permit allows an action on a file and identifies no user.
 */
const permitSecret = ({ jwtSecret }: Context) =>
  createHmac('sha256', jwtSecret).update('permits of the storage').digest();

function sign(context: Context, permit: Permit, seconds: number) {
  return new SignJWT(permit)
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setAudience(audience)
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(permitSecret(context));
}

/**
 * Verifies the permit in a signed URL. @throws ApiError if it has expired, was altered, or is for another
 * object or use
 */
export async function permitOf(context: Context, token: string | null, url: string, use: Permit['use']) {
  const permit = await jwtVerify<Permit>(token ?? '', permitSecret(context), {
    algorithms: ['HS256'],
    audience,
  }).then(
    ({ payload }) => payload,
    () => null,
  );
  if (!permit)
    throw new ApiError(400, 'InvalidJWT', '"exp" claim timestamp check failed or invalid signature');
  if (permit.url !== url || permit.use !== use)
    throw new ApiError(400, 'InvalidSignature', 'The url do not match the signature');
  return permit;
}

/** Limits the lifetime of URLs for private files. @throws ApiError if it is longer than MAX_LIFETIME_S */
async function checkLifetime(context: Context, bucket: string, seconds: number) {
  if (seconds > MAX_LIFETIME_S && !(await bucketOf(context, bucket)).public)
    throw new ApiError(
      400,
      'InvalidRequest',
      `URLs of private files are valid for at most ${MAX_LIFETIME_S} seconds`,
    );
}

async function signedUrl(context: Context, bucket: string, name: string, seconds: number) {
  const token = await sign(context, { url: `${bucket}/${name}`, use: 'download' }, seconds);
  return `/object/sign/${bucket}/${name.split('/').map(encodeURIComponent).join('/')}?token=${token}`;
}

export interface SignRequest {
  expiresIn?: number;
  paths?: string[];
}

/** Returns signed URLs for one or several objects, each only if the caller may read it. */
export async function signDownloads(
  context: Context,
  claims: Claims,
  bucket: string,
  name: string,
  { expiresIn = 60, paths = [] }: SignRequest,
) {
  await checkLifetime(context, bucket, expiresIn);
  if (name) {
    await objectAs(context, claims, bucket, name);
    return Response.json({ signedURL: await signedUrl(context, bucket, name, expiresIn) });
  }
  const signOne = async (path: string) => {
    try {
      await objectAs(context, claims, bucket, path);
      return { path, error: null, signedURL: await signedUrl(context, bucket, path, expiresIn) };
    } catch {
      const error = 'Either the object does not exist or you do not have access to it';
      return { path, error, signedURL: null };
    }
  };
  return Response.json(await Promise.all(paths.map(signOne)));
}

/**
 * Returns a URL with which anyone can upload one object in the caller's name; policies are checked on upload.
 */
export async function signUpload(
  context: Context,
  claims: Claims,
  bucket: string,
  name: string,
  upsert: boolean,
) {
  await bucketOf(context, bucket);
  const url = `${bucket}/${name}`;
  const { role, sub } = claims;
  const token = await sign(context, { url, use: 'upload', role, sub, upsert }, uploadLifetime);
  return Response.json({ url: `/object/upload/sign/${url}?token=${token}`, token });
}
