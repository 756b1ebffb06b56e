import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { first, type Database } from './database/database.ts';
import { createFiles } from './storage/files.ts';

const SEED = path.join(import.meta.dirname, '../seed');

/**
 * Fills a freshly seeded demo from supabase/seed/inboxes: cases, messages, drafts and library files. They
 * count as demo content and are deleted when an admin clears the demo. Does nothing once there is a case, or
 * if the database role may not disable triggers.
 */
export async function createDemoCases(db: Database, storageDir: string): Promise<void> {
  const state = await first<{ wanted: boolean }>(
    db,
    `select rolsuper and not exists (select from private.case_secrets) as wanted
     from pg_catalog.pg_roles where rolname = current_user`,
  );
  if (!state?.wanted) return;
  const files = createFiles(storageDir);
  const folder = path.join(SEED, 'inboxes');
  await db.transaction(async (tx) => {
    for (const name of readdirSync(folder).sort())
      await tx.exec(readFileSync(path.join(folder, name), 'utf8'));
    const stored = await tx.query<{ bucket: string; name: string; file: string }>(
      `select 'evidence' as bucket, path as name, file_name as file from private.upload_slots
       union all select 'media', path, original_name from public.media where path like 'demo-%'`,
    );
    for (const { bucket, name, file } of stored)
      await files.write(bucket, name, readFileSync(path.join(SEED, 'files', bucket, file)));
  });
}
