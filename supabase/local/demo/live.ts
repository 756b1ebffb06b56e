import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { first, type Database, type Queries } from '../database/database.ts';
import { createFiles, type Files } from '../storage/files.ts';
import { appeals } from './appeals.ts';
import { decidedComplaints } from './decided-complaints.ts';
import { draftTexts } from './draft-texts.ts';
import { fillLibrary } from './library.ts';
import { actAs, type Case, type Life } from './lives.ts';
import { messages } from './messages.ts';
import { openComplaints } from './open-complaints.ts';

const ageCase = readFileSync(path.join(import.meta.dirname, 'age-case.sql'), 'utf8');

/** Every step is taken now, by the functions that staff and visitors call, and then moved into the past with its case. */
async function live(tx: Queries, files: Files, { kind, sent, steps }: Life, version: string) {
  const form = {
    idempotency_key: randomUUID(),
    elapsed_ms: 60_000,
    website: '',
    language: 'id',
    consent: { accepted: true, notice_version: version },
    ...sent,
  };
  await actAs(tx, null);
  const made =
    kind === 'contact'
      ? await first<{ number: string }>(tx, `select private.file_contact($1) ->> 'number' as number`, [form])
      : await first<{ number: string }>(tx, `select private.file_case($1, $2) ->> 'number' as number`, [
          kind,
          form,
        ]);
  const of = await first<Case>(tx, 'select kind, case_id as id from private.case_secrets where number = $1', [
    made?.number,
  ]);
  if (!of) throw new Error('A case of the demo was not filed');
  for (const { after, run } of steps) {
    if (after > 0) await tx.exec(ageCase.replaceAll('{days}', String(after)).replaceAll('{case}', of.id));
    await run(tx, of, files);
  }
}

/**
 * Fills the inboxes of a fresh demo: cases and messages in every state, of the last four months, late and confidential ones
 * among them, some with documents, drafts of texts, one of them scheduled, and files in the library. Everything that is there is
 * then the demo's, and goes when it is cleared: only for a database that is being seeded. Does nothing once there is a
 * case or message, nor for a role of a server that may not move time. Nobody is written to: mail of it is taken back.
 */
export async function bringToLife(db: Database, storageDir: string): Promise<void> {
  const state = await first<{ wanted: boolean }>(
    db,
    `select rolsuper and not exists (select from private.case_secrets) as wanted from pg_catalog.pg_roles where rolname = current_user`,
  );
  if (!state?.wanted) return;
  const files = createFiles(storageDir);
  await db.transaction(async (tx) => {
    const settings = await first<{ version: string }>(
      tx,
      `select privacy ->> 'notice_version' as version from public.site_settings`,
    );
    const oldestFirst = [...openComplaints, ...decidedComplaints, ...appeals, ...messages].sort(
      (one, other) => ageOf(other) - ageOf(one),
    );
    for (const each of oldestFirst) await live(tx, files, each, settings?.version ?? '');
    await draftTexts(tx);
    await fillLibrary(tx, files);
    await actAs(tx, null);
    await tx.query('delete from private.outgoing_mails');
    // Staff have looked at last week's notifications.
    await tx.query(
      `update private.staff_notices set read_at = created_at + interval '2 hours' where created_at < now() - interval '7 days'`,
    );
    // They are cleared with the rest of the demo.
    await tx.exec(
      `call private.note_starter_content('demo', 'complaints', 'appeals', 'contact_submissions')`,
    );
  });
}

const ageOf = ({ steps }: Life) => steps.reduce((days, { after }) => days + after, 0);
