import { setCaller, type Claims } from '../callers.ts';
import type { Context } from '../context.ts';
import { first, type Transaction } from '../database/database.ts';

const insertProbe = `insert into realtime.messages (topic, extension, private) values ($1, 'broadcast', true)`;

async function mayWrite(tx: Transaction, claims: Claims, topic: string): Promise<boolean> {
  await setCaller(tx, claims, topic);
  try {
    await tx.query(insertProbe, [topic]);
    return true;
  } catch {
    return false;
  }
}

async function mayRead(tx: Transaction, claims: Claims, topic: string): Promise<boolean> {
  const probe = await first<{ id: string }>(tx, `${insertProbe} returning id`, [topic]);
  await setCaller(tx, claims, topic);
  return (await tx.query('select 1 from realtime.messages where id = $1', [probe?.id])).length > 0;
}

/**
 * Returns true if the policies on realtime.messages let the caller read or write a private topic. Tries a row
 * under the caller's role and rolls back, as the hosted service does (lib/realtime/tenants/authorization.ex).
 */
export async function isAllowed(context: Context, claims: Claims, topic: string, mode: 'read' | 'write') {
  if (claims.role === 'service_role') return true;
  try {
    return await context.db.transaction(async (tx) => {
      const allowed = await (mode === 'read' ? mayRead : mayWrite)(tx, claims, topic);
      await tx.rollback();
      return allowed;
    });
  } catch {
    // A failing policy, or a refused insert that aborted the transaction, grants nothing.
    return false;
  }
}
