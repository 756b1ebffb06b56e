import { ApiError, bearerOf } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Transaction } from '../database/database.ts';
import { bodyOf } from './body.ts';
import { changeUser, type UserChange } from './change-user.ts';
import { unauthorized } from './errors.ts';
import { removeFactor } from './factors.ts';
import { generateLink, invite, type LinkRequest } from './links.ts';
import { createUser, factorsOf, publicUser, userById, type UserRow } from './users.ts';

type AdminBody = UserChange & LinkRequest & { redirect_to?: string };
const notFound = () => new ApiError(404, 'not_found', 'Not found');

function requireSecretKey(context: Context, request: Request) {
  const given = [request.headers.get('apikey'), bearerOf(request)];
  if (given.includes(context.secretKey)) return;
  if (given.some(Boolean)) throw new ApiError(403, 'not_admin', 'User not allowed');
  throw unauthorized();
}

/** GoTrue's admin API: users, bans, factors, invitations, generated links. */
export async function adminApi(
  context: Context,
  request: Request,
  url: URL,
  path: string,
): Promise<Response> {
  requireSecretKey(context, request);
  const body = await bodyOf<AdminBody>(request);
  const redirectTo = url.searchParams.get('redirect_to') ?? body.redirect_to ?? context.url;
  return context.db.transaction(async (tx) => {
    if (request.method === 'POST' && path === '/invite')
      return Response.json(await invite(context, tx, body));
    if (request.method === 'POST' && path === '/admin/generate_link')
      return Response.json(await generateLink(context, tx, body, redirectTo));
    const [, users, id, area, factorId] =
      /^\/admin\/(users)(?:\/([^/]+)(?:\/(factors)(?:\/([^/]+))?)?)?$/.exec(path) ?? [];
    if (!users) throw notFound();
    if (!id) return usersApi(tx, request, url, body);
    if (area) return factorsApi(tx, request, id, factorId);
    return userApi(tx, request, id, body);
  });
}

async function usersApi(tx: Transaction, request: Request, url: URL, body: Partial<AdminBody>) {
  if (request.method === 'GET') return listUsers(tx, url);
  if (request.method !== 'POST') throw notFound();
  const user = await createUser(tx, body);
  const { ban_duration } = body;
  return Response.json(
    await publicUser(tx, ban_duration ? await changeUser(tx, user, { ban_duration }) : user),
  );
}

async function listUsers(tx: Transaction, url: URL) {
  const page = Math.max(1, Number(url.searchParams.get('page') || 1));
  const perPage = Math.max(1, Number(url.searchParams.get('per_page') || 50));
  const total = (await first<{ n: number }>(tx, 'select count(*)::int as n from auth.users'))?.n ?? 0;
  const rows = await tx.query<UserRow>(
    'select * from auth.users order by created_at desc, id limit $1 offset $2',
    [perPage, (page - 1) * perPage],
  );
  const users = [];
  for (const row of rows) users.push(await publicUser(tx, row));
  const last = Math.max(1, Math.ceil(total / perPage));
  const linkTo = (n: number, rel: string) => `<${url.pathname}?page=${n}&per_page=${perPage}>; rel="${rel}"`;
  const links = [...(page < last ? [linkTo(page + 1, 'next')] : []), linkTo(last, 'last')].join(', ');
  return Response.json(
    { users, aud: 'authenticated' },
    { headers: { 'x-total-count': String(total), link: links } },
  );
}

async function userApi(tx: Transaction, request: Request, id: string, body: Partial<AdminBody>) {
  const user = await userById(tx, id);
  if (request.method === 'GET') return Response.json(await publicUser(tx, user));
  if (request.method === 'PUT') return Response.json(await publicUser(tx, await changeUser(tx, user, body)));
  if (request.method !== 'DELETE') throw notFound();
  await tx.query('delete from auth.refresh_tokens where user_id = $1', [id]);
  await tx.query('delete from auth.users where id = $1', [id]);
  return Response.json({});
}

async function factorsApi(tx: Transaction, request: Request, userId: string, factorId?: string) {
  await userById(tx, userId);
  const factors = await factorsOf(tx, userId);
  if (request.method === 'GET') return Response.json(factors);
  if (request.method !== 'DELETE' || !factors.some((factor) => factor.id === factorId)) throw notFound();
  await removeFactor(tx, String(factorId));
  return Response.json({ id: factorId });
}
