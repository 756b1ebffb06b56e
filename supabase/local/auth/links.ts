import { randomInt } from 'node:crypto';
import type { Context } from '../context.ts';
import { first, type Queries } from '../database/database.ts';
import { ApiError } from '../callers.ts';
import { codeHash } from './code-hash.ts';
import { renderMail, type MailTemplate } from '../mail/templates.ts';
import { createUser, publicUser, userById, type NewUser, type UserRow } from './users.ts';

type TokenColumn = 'confirmation' | 'recovery';

export async function oneTimeToken({ jwtSecret }: Context, tx: Queries, user: UserRow, column: TokenColumn) {
  const otp = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = codeHash(jwtSecret, user.email ?? '', otp);
  await tx.query(`update auth.users set ${column}_token = $2, ${column}_sent_at = now() where id = $1`, [
    user.id,
    hash,
  ]);
  return { otp, hash };
}

/** Mails a token: as a code, or as a link to a page that asks for confirmation before using it. */
export const mailToken = (
  { mailbox, url }: Context,
  { email, raw_user_meta_data }: UserRow,
  template: MailTemplate,
  { otp, hash }: { otp: string; hash: string },
) =>
  mailbox.send({
    to: email ?? '',
    ...renderMail(template, { SiteURL: url, TokenHash: hash, Token: otp, Data: raw_user_meta_data }),
  });

const linkTo = (context: Context, type: string, hash: string, redirectTo: string) =>
  `${context.url}/auth/v1/verify?token=${hash}&type=${type}&redirect_to=${encodeURIComponent(redirectTo)}`;

/**
 * Redirects a link that an admin passed on to the confirmation page, because opening a link must not use the
 * token.
 */
export function toConfirmPage({ url: site }: Context, url: URL): Response {
  const target = new URL('/auth/confirm', site);
  target.searchParams.set('token_hash', url.searchParams.get('token') ?? '');
  target.searchParams.set('type', url.searchParams.get('type') ?? '');
  return Response.redirect(target, 303);
}

export interface LinkRequest extends NewUser {
  type?: string;
  data?: NewUser['user_metadata'];
}

const userByEmail = (tx: Queries, email: string) =>
  first<UserRow>(tx, 'select * from auth.users where email = lower($1)', [email]);

/**
 * Creates a user and mails the link for setting a password. Reuses a user with an unconfirmed address, like
 * GoTrue.
 */
export async function invite(context: Context, tx: Queries, { email = '', data }: LinkRequest) {
  const known = await userByEmail(tx, email);
  const isOpen = known && !known.email_confirmed_at;
  const user = isOpen ? known : await createUser(tx, { email, user_metadata: data });
  const { hash } = await oneTimeToken(context, tx, user, 'confirmation');
  await tx.query('update auth.users set invited_at = now() where id = $1', [user.id]);
  await mailToken(context, user, 'invite', { otp: '', hash });
  return publicUser(tx, await userById(tx, user.id));
}

/** Returns the same links without mailing them, for an admin to pass on. */
export async function generateLink(context: Context, tx: Queries, body: LinkRequest, redirectTo: string) {
  const { type = 'magiclink', email = '', password, data } = body;
  const creates = type === 'invite' || type === 'signup';
  const known = await userByEmail(tx, email);
  const user = known ?? (creates ? await createUser(tx, { email, password, user_metadata: data }) : null);
  if (!user) throw new ApiError(404, 'user_not_found', 'User with this email not found');
  const { otp, hash } = await oneTimeToken(context, tx, user, creates ? 'confirmation' : 'recovery');
  return {
    ...(await publicUser(tx, user)),
    action_link: linkTo(context, type, hash, redirectTo),
    email_otp: otp,
    hashed_token: hash,
    redirect_to: redirectTo,
    verification_type: type,
  };
}
