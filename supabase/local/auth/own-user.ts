import { ApiError } from '../callers.ts';
import type { Context } from '../context.ts';
import type { Row } from '../database/database.ts';
import { bodyOf } from './body.ts';
import { ownSession } from './factors.ts';
import { requireFreshSignIn } from './fresh-sign-in.ts';
import { checkMetadata } from './metadata.ts';
import { checkNewPassword, factorsOf, userById } from './users.ts';

interface OwnChange {
  email: string;
  password: string;
  data: Row;
}

/**
 * Checks GoTrue's conditions for changing one's own address or password, which lite lacks: the second factor,
 * if any, and the password rules. Also requires a fresh session, unlike GoTrue. `ended` ends the user's other
 * sessions after the change.
 */
export async function checkOwnChange(context: Context, request: Request) {
  const { email, password, data } = await bodyOf<OwnChange>(request.clone());
  if (data) await checkOwnData(context, request, data);
  if (!email && !password) return undefined;
  const me = await context.db.transaction(async (tx) => {
    const own = await ownSession(context, tx, request);
    const factors = await factorsOf(tx, own.userId);
    if (own.aal !== 'aal2' && factors.some(({ status }) => status === 'verified'))
      throw new ApiError(401, 'insufficient_aal', 'AAL2 session is required to update email or password.');
    await requireFreshSignIn(context, tx, own, !email);
    return own;
  });
  if (!password) return undefined;
  await checkNewPassword(password, me.email);
  return () =>
    context.db.transaction((tx) =>
      tx.query('delete from auth.sessions where user_id = $1 and id <> $2', [me.userId, me.sessionId]),
    );
}

/** Checks the metadata including existing fields, because lite merges new ones into them. */
const checkOwnData = (context: Context, request: Request, data: Row) =>
  context.db.transaction(async (tx) => {
    const { userId } = await ownSession(context, tx, request);
    const { raw_app_meta_data, raw_user_meta_data } = await userById(tx, userId);
    checkMetadata({ raw_app_meta_data, raw_user_meta_data: { ...raw_user_meta_data, ...data } });
  });
