import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe } from 'vitest';
import { databases, type DatabaseKind } from '../support/databases.ts';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { actors, type Actor, type TableName } from './matrix.ts';
import { samples, type MadeTable, type Row, type Setting } from './samples.ts';

/** A stack with one signed-in client per actor, and rows that the samples refer to. */
export interface Cast {
  stack: TestStack;
  as: Record<Actor, SupabaseClient>;
  setting: Setting;
  /** Creates a row with the service role; `hidden` makes it invisible to visitors. */
  make: (table: MadeTable, hidden?: boolean) => Promise<Row>;
  /** Returns the row as the service role reads it, or null if it does not exist. */
  look: (table: TableName, id: unknown) => Promise<Row | null>;
}

async function createdRow(
  query: PromiseLike<{ data: Row | null; error: { message: string } | null }>,
  what: string,
) {
  const { data, error } = await query;
  if (error || !data) throw new Error(`${what}: ${error?.message ?? 'no row'}`);
  return data;
}

/** Imports one company, undoes the import and returns its id. */
async function undoneImport(editor: SupabaseClient): Promise<string> {
  const id = randomUUID();
  const rows = [{ line: 2, values: { name: 'PT Impor Contoh' } }];
  const options = { mode: 'apply', import_id: id, chunk: 0, last: true, total: 1, file_name: 'contoh.csv' };
  await editor.rpc('import_rows', { kind: 'clients', rows, options }).throwOnError();
  await editor.rpc('undo_import', { import_id: id }).throwOnError();
  return id;
}

async function openCast(database: DatabaseKind): Promise<Cast> {
  const stack = await openTestStack({ database });
  const clients = [];
  for (const actor of actors) clients.push([actor, await stack.client(actor)]);
  // actors lists every key
  const as = Object.fromEntries(clients) as Record<Actor, SupabaseClient>;
  const insert = (table: TableName, row: Row) =>
    createdRow(as.service.from(table).insert(row).select().single(), `insert into ${table}`);

  let accounts = 0;
  const newAccount: Setting['newAccount'] = async () => {
    const email = `contoh-${(accounts += 1)}@example.id`;
    const { data, error } = await as.service.auth.admin.createUser({
      email,
      password: 'kata-sandi-contoh',
      email_confirm: true,
    });
    if (error) throw error;
    return { id: data.user.id, email };
  };
  const setting: Setting = {
    categoryId: '',
    subclassId: '',
    clientId: '',
    certificateId: '',
    complaintId: '',
    articleId: '',
    editorId: '',
    importId: '',
    newAccount,
    newPerson: async () => (await insert('app_users', await samples.app_users.shown(setting))).id,
  };
  const referTo = async (table: MadeTable) =>
    String((await insert(table, await samples[table].shown(setting))).id);
  setting.categoryId = await referTo('rl_categories');
  setting.subclassId = await referTo('rl_subclass');
  setting.clientId = await referTo('clients');
  setting.certificateId = await referTo('certificates');
  setting.complaintId = await referTo('complaints');
  setting.articleId = await referTo('articles');
  const moved = { slug: 'contoh-pindah', version: 1 };
  await createdRow(
    as.editor.from('articles').update(moved).eq('id', setting.articleId).select().single(),
    'move',
  );
  const text = { text_table: 'articles', text_id: setting.articleId };
  await createdRow(
    as.editor.rpc('save_draft', { ...text, changes: { title: 'Draf' }, seen_version: 2 }),
    'save_draft',
  );
  const drafts = await createdRow(
    as.editor.from('drafts').select('version').eq('row_id', setting.articleId).single(),
    'drafts',
  );
  const minute = { seen_version: 2, seen_draft: drafts.version, publish_at: '2027-01-01T00:00:00Z' };
  await createdRow(as.editor.rpc('schedule_change', { ...text, ...minute }), 'schedule_change');
  await stack.sql(
    `insert into public.certificate_proposals (certificate_id, kind, facts) values ($1, 'withdraw', '{"reason": "Contoh"}')`,
    [setting.certificateId],
  );
  await stack.sql(`update public.certificates set deleted_at = now() where id = $1`, [setting.certificateId]);
  await stack.sql(`update public.certificates set deleted_at = null where id = $1`, [setting.certificateId]);
  await stack.sql(
    `select private.note_security('sign_in'), private.raise_alarm('refused_sign_ins', 'contoh')`,
  );
  // Ended in advance, so that the viewer of these tests has no reading access.
  await stack.sql(
    `insert into public.audit_access (user_id, user_name, starts_on, ends_on, reason, ended_at)
     select id, full_name, private.today(), private.today(), 'Contoh', now() from public.app_users where role = 'viewer' limit 1`,
  );
  const request = {
    kind: 'export',
    case_kind: 'complaint',
    case_id: setting.complaintId,
    asked_by: 'Pemohon',
  };
  await createdRow(
    as.editor.rpc('record_data_request', {
      request: { ...request, capacity: 'self', identity_check: 'in_person' },
    }),
    'record_data_request',
  );
  setting.importId = await undoneImport(as.editor);
  setting.editorId = (await as.editor.auth.getUser()).data.user?.id ?? '';
  // Only the handler of a case can record the colleagues involved in it.
  await stack.sql('update public.complaints set assigned_to = $1 where id = $2', [
    setting.editorId,
    setting.complaintId,
  ]);

  return {
    stack,
    as,
    setting,
    async make(table, hidden = false) {
      const sample = samples[table];
      return insert(table, { ...(await sample.shown(setting)), ...(hidden && sample.hidden) });
    },
    async look(table, id) {
      // Uses the database owner: the service role cannot read every table.
      const rows = await stack.sql<Row>(`select * from public.${table} where id = $1`, [id]);
      return rows[0] ?? null;
    },
  };
}

/** Describes the tests for each of the `databases`. The cast is available only while tests run. */
export function onEachDatabase(tests: (cast: () => Cast) => void) {
  describe.each(databases)('on the %s database', (database) => {
    let cast: Cast | undefined;
    beforeAll(async () => {
      cast = await openCast(database);
    });
    afterAll(() => cast?.stack.close());
    tests(() => {
      if (!cast) throw new Error('the cast is there once the tests run, not while they are collected');
      return cast;
    });
  });
}
