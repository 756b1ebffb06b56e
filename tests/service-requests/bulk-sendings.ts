import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { call, type Service } from './requests.ts';

export interface Sending {
  by: SupabaseClient;
  args: Record<string, unknown>;
  /** The same payload with different content. */
  other: Record<string, unknown>;
}

export type BulkLine = { outcome: string };
/** Returns the ids of three existing rows and one that does not exist. */
async function someIds(sql: Service['sql'], table: string) {
  const which =
    table === 'certificates'
      ? `and status = 'aktif' and first_published_at is not null and private.today() between issued_on and expires_on`
      : '';
  const found = `select id from public.${table} where deleted_at is null ${which} order by id limit 3`;
  const rows = await sql<{ id: string }>(found);
  return [...rows.map(({ id }) => id), randomUUID()];
}

/** Sample calls of the bulk functions: three of four rows change. */
export const bulkSendings: Record<string, (service: Service) => Promise<Sending>> = {
  bulk_change: async ({ editor, sql }) => {
    const row_ids = await someIds(sql, 'faq');
    return {
      by: editor,
      args: { table_name: 'faq', action: 'trash', row_ids },
      other: { action: 'unpublish' },
    };
  },
  bulk_set: async ({ editor, sql }) => {
    const row_ids = await someIds(sql, 'clients');
    return {
      by: editor,
      args: { table_name: 'clients', change: { association: 'Himpunan Uji' }, row_ids },
      other: { change: { association: 'Himpunan Lain' } },
    };
  },
  bulk_undo: async ({ editor, sql }) => {
    const change = { table_name: 'fees', action: 'trash', row_ids: await someIds(sql, 'fees') };
    const changes = await call<BulkLine[]>(editor, 'bulk_change', change);
    return { by: editor, args: { table_name: 'fees', changes }, other: { changes: changes.slice(1) } };
  },
  decide_certificate: async ({ editor, sql }) => {
    const [certificate_id] = await someIds(sql, 'certificates');
    const args = { certificate_id, kind: 'suspend', facts: { reason: 'Pengawasan.' } };
    return { by: editor, args, other: { facts: { reason: 'Lain.' } } };
  },
  decide_certificates: async ({ editor, sql }) => {
    const args = {
      certificate_ids: await someIds(sql, 'certificates'),
      kind: 'suspend',
      facts: { reason: 'Pengawasan.' },
    };
    return { by: editor, args, other: { facts: { reason: 'Lain' } } };
  },
};
