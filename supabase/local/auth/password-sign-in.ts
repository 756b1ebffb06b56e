import bcrypt from 'bcryptjs';
import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { first } from '../database/database.ts';
import { bodyOf } from './body.ts';
import { authErrorResponse } from './errors.ts';
import { forwardToLite } from './forward-to-lite.ts';

/** Hash that matches no password; checking it takes as long as checking one in lite. */
const dummyHash = bcrypt.hash(crypto.randomUUID(), 10);

/**
 * Signs in with a password through lite. For an unknown or unconfirmed address, takes the same time and
 * returns the same error.
 */
export async function signInWithPassword(context: Context, request: Request, url: URL): Promise<Response> {
  const { email = '', password = '' } = await bodyOf<{ email: string; password: string }>(request.clone());
  // lite reads these fields from any body, and fails if it is not an object.
  if (!email || !password)
    return authErrorResponse(new ApiError(400, 'validation_failed', 'missing email or password'));
  const known = await first<{ id: string }>(
    context.db,
    'select id from auth.users where email = lower($1) and confirmed_at is not null and encrypted_password is not null',
    [email],
  );
  if (known) return forwardToLite(context, request, url, '/token');
  await bcrypt.compare(password, await dummyHash);
  return authErrorResponse(new ApiError(400, 'invalid_credentials', 'Invalid login credentials'));
}
