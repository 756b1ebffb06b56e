import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App, getStorageSchemaSql } from '@supabase/lite';
import type { Context } from './context.ts';
import type { Database } from './database/database.ts';
import { completeErrors } from './database/errors.ts';
import type { SchemaCache } from './database/schema-cache.ts';
import type { openPglite } from './database/pglite.ts';
import type { openServer } from './database/server.ts';

type Connection = Awaited<ReturnType<typeof openPglite | typeof openServer>>['connection'];

const sqlFile = (name: string) => readFileSync(path.join(import.meta.dirname, 'sql', name), 'utf8');
const maxRows = 1000; // default of hosted projects

/**
 * Creates @supabase/lite's REST and auth on this connection, with the schemas of lite and of a hosted
 * project.
 */
export async function createLite(
  { connection, db, keptSchema }: { connection: Connection; db: Database; keptSchema?: SchemaCache },
  context: Omit<Context, 'lite'>,
) {
  const app = new App({
    connection,
    api: { schemas: ['public'], max_rows: maxRows },
    auth: {
      enabled: true,
      jwt_secret: context.jwtSecret,
      publishable_key: context.publishableKey,
      secret_key: context.secretKey,
      site_url: context.url,
      // Admins create accounts; the create-admin-user function creates the first one.
      enable_signup: false,
      minimum_password_length: 12,
      email: { enable_confirmations: false },
    },
    options: { drivers: { email: context.mailbox } },
  });
  await app.init();
  const [before, ...after] = [
    sqlFile('bootstrap.sql'),
    getStorageSchemaSql(),
    sqlFile('after-system.sql'),
    sqlFile('realtime.sql'),
  ];
  const setUp = async () => {
    await db.exec(before);
    await app.ensureSystemSchema();
    for (const statements of after) await db.exec(statements);
  };
  if (keptSchema) {
    const statements = [before, connection.config.baseSchema, ...after].join('\n');
    await keptSchema.setUpOnce(createHash('sha256').update(statements).digest('hex'), setUp);
  } else await setUp();
  // Otherwise lite grants ALL on every table to anon and authenticated at the first request, overriding the
  // migrations.
  Object.assign(connection, { rlsState: 'active' });
  completeErrors(connection);
  return app;
}
