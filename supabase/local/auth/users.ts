import { randomBytes, randomUUID } from 'node:crypto';
import { passwordProblem } from '../../functions/_shared/password.ts';
import { ApiError } from '../callers.ts';
import { first, type Queries, type Row } from '../database/database.ts';
import { invalid } from './errors.ts';
import { checkMetadata } from './metadata.ts';

/** Columns of auth.users that are read here. */
export interface UserRow {
  id: string;
  aud: string;
  role: string;
  email: string | null;
  phone: string | null;
  email_confirmed_at: string | null;
  confirmed_at: string | null;
  invited_at: string | null;
  last_sign_in_at: string | null;
  raw_app_meta_data: Row;
  raw_user_meta_data: Row;
  banned_until: string | null;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  is_anonymous: boolean;
}

export interface FactorRow {
  id: string;
  friendly_name: string;
  factor_type: string;
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
}

export const isBanned = (user: Pick<UserRow, 'banned_until'>) =>
  Boolean(user.banned_until && Date.parse(user.banned_until) > Date.now());

export const factorsOf = (tx: Queries, userId: string) =>
  tx.query<FactorRow>(
    `select id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at
     from auth.mfa_factors where user_id = $1 order by created_at`,
    [userId],
  );

/** Returns a user in GoTrue's format, for the user and the admin API. */
export async function publicUser(tx: Queries, user: UserRow) {
  const identities = await tx.query(
    `select id as identity_id, provider_id as id, user_id, identity_data, provider, last_sign_in_at,
       created_at, updated_at, email from auth.identities where user_id = $1`,
    [user.id],
  );
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    email_confirmed_at: user.email_confirmed_at,
    invited_at: user.invited_at ?? undefined,
    confirmed_at: user.confirmed_at,
    last_sign_in_at: user.last_sign_in_at,
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities,
    factors: await factorsOf(tx, user.id),
    banned_until: user.banned_until ?? undefined,
    deleted_at: user.deleted_at ?? undefined,
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

/** Reads a user. @throws ApiError user_not_found */
export async function userById(tx: Queries, id: string): Promise<UserRow> {
  const user = /^[0-9a-f-]{36}$/i.test(id)
    ? await first<UserRow>(tx, 'select * from auth.users where id = $1', [id])
    : undefined;
  if (!user) throw new ApiError(404, 'user_not_found', 'User not found');
  return user;
}

/** Checks an e-mail address. @throws ApiError if it is invalid or used by another user */
export async function checkEmail(tx: Queries, email: string, ownId: string | null = null) {
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid('Unable to validate email address: invalid format');
  const taken = 'select 1 from auth.users where email = lower($1) and id is distinct from $2';
  if (await first(tx, taken, [email, ownId]))
    throw new ApiError(422, 'email_exists', 'A user with this email address has already been registered');
}

/**
 * Applies the password rules of the edge functions. A hosted project's auth service checks only the length
 * (supabase/config.toml).
 */
export async function checkNewPassword(password: string, email: string) {
  const problem = await passwordProblem(password, email);
  if (problem) throw new ApiError(422, 'weak_password', `Password is too weak (${problem}).`);
}

export interface NewUser {
  id?: string;
  email?: string;
  password?: string;
  email_confirm?: boolean;
  role?: string;
  app_metadata?: Row;
  user_metadata?: Row;
}

/**
 * Creates a user with an e-mail identity. Without a password, password sign-in is impossible. `hashCost` is
 * bcrypt's: each step doubles the time of a guess and of a sign-in.
 */
export async function createUser(tx: Queries, wanted: NewUser, hashCost = 10): Promise<UserRow> {
  const { email, password } = wanted;
  if (!email) throw invalid('Cannot create a user without either an email or phone');
  await checkEmail(tx, email);
  if (password) await checkNewPassword(password, email);
  const metadata = {
    raw_app_meta_data: { provider: 'email', providers: ['email'], ...wanted.app_metadata },
    raw_user_meta_data: { ...wanted.user_metadata },
  };
  checkMetadata(metadata);
  const id = wanted.id ?? randomUUID();
  await tx.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, role, raw_app_meta_data, raw_user_meta_data)
     values ($1, lower($2), extensions.crypt($3, extensions.gen_salt('bf', $8)), case when $4 then now() end, $5, $6, $7)`,
    [
      id,
      email,
      password || randomBytes(32).toString('hex'),
      Boolean(wanted.email_confirm),
      wanted.role ?? 'authenticated',
      metadata.raw_app_meta_data,
      metadata.raw_user_meta_data,
      hashCost,
    ],
  );
  await tx.query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data) values ($1, 'email', $2, $3, $4)`,
    [
      randomUUID(),
      id,
      id,
      { sub: id, email: email.toLowerCase(), email_verified: false, phone_verified: false },
    ],
  );
  return userById(tx, id);
}
