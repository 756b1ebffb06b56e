import type { Context } from '../context.ts';
import { first } from '../database/database.ts';
import { bodyOf } from './body.ts';
import { invalid } from './errors.ts';
import { mailToken, oneTimeToken } from './links.ts';
import type { UserRow } from './users.ts';

/**
 * `/recover` and `/otp`: mail registered users, and return the same response in the same time for unknown
 * addresses. Work that depends on the address runs after the response.
 */
export async function sendRequestedMail(context: Context, request: Request, path: '/recover' | '/otp') {
  const { email } = await bodyOf<{ email: string }>(request);
  if (typeof email !== 'string' || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid('Unable to validate email address: invalid format');
  context.runInBackground(async () => {
    await context.db.transaction(async (tx) => {
      const user = await first<UserRow>(tx, 'select * from auth.users where email = lower($1)', [email]);
      if (!user) return;
      const token = await oneTimeToken(context, tx, user, 'recovery');
      await mailToken(context, user, path === '/otp' ? 'magic_link' : 'recovery', token);
    });
  });
  return Response.json({});
}
