import bcrypt from 'bcryptjs';
import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import { first } from '../database/database.ts';
import { bodyOf } from './body.ts';
import { authErrorResponse } from './errors.ts';
import { throughLite } from './through-lite.ts';

/** A hash that no password has, of the cost of lite's own. */
const nobodys = bcrypt.hash(crypto.randomUUID(), 10);

/** Lets lite sign in with a password; an address that is unknown, or not confirmed, costs it as much and says the same. */
export async function signInWithPassword(context: Context, request: Request, url: URL): Promise<Response> {
  const { email = '', password = '' } = await bodyOf<{ email: string; password: string }>(request.clone());
  // lite reads them of any body, and fails where it is no object.
  if (!email || !password)
    return authErrorResponse(new ApiError(400, 'validation_failed', 'missing email or password'));
  const known = await first<{ id: string }>(
    context.db,
    'select id from auth.users where email = lower($1) and confirmed_at is not null and encrypted_password is not null',
    [email],
  );
  if (known) return throughLite(context, request, url, '/token');
  await bcrypt.compare(password, await nobodys);
  return authErrorResponse(new ApiError(400, 'invalid_credentials', 'Invalid login credentials'));
}
