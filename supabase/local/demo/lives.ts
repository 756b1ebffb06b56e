import type {
  ThreadKind,
  ClosedStatus,
  MessageStatus,
  UnmovedStatus,
} from '../../functions/_shared/case-status.ts';
import type { Finding } from '../../functions/_shared/finding.ts';
import { first, type Queries } from '../database/database.ts';
import type { Files } from '../storage/files.ts';
import { onePage } from './one-page.ts';

type Staff = 'admin' | 'editor';

export interface Case {
  kind: ThreadKind;
  id: string;
}
/** One thing that happens in the life of a case, so many days after what was before it. */
export interface Step {
  after: number;
  run: (tx: Queries, of: Case, files: Files) => Promise<unknown>;
}
/** A case or message: what was sent (as submit_complaint, submit_appeal and submit_contact take it) and all that followed. */
export interface Life {
  kind: ThreadKind;
  sent: Record<string, unknown>;
  steps: readonly Step[];
}

/** Makes a person of the demo the one who is signed in for what follows in this transaction; null: nobody. */
export async function actAs(tx: Queries, role: Staff | null): Promise<void> {
  const person = role
    ? await first<{ id: string }>(
        tx,
        'select id from public.app_users where role = $1 and is_active limit 1',
        [role],
      )
    : undefined;
  // A session that has just begun: personal data is given out and changed in such a one only.
  const amr = [{ method: 'password', timestamp: Math.floor(Date.now() / 1000) }];
  const claims = person ? { sub: person.id, role: 'authenticated', aal: 'aal1', amr } : { role: 'anon' };
  await tx.query(
    `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
    [JSON.stringify(claims), person?.id ?? ''],
  );
}

/** An act of this role: `sql` has the kind of the case as $1, its id as $2, and `values` as $3 and on. */
export const by =
  (role: Staff | null, sql: string, ...values: unknown[]) =>
  async (tx: Queries, { kind, id }: Case) => {
    await actAs(tx, role);
    await tx.query(sql, [kind, id, ...values]);
  };

/** Somebody of the staff takes a case over and begins. */
export const take = (after: number, role: Staff): Step => ({
  after,
  run: async (tx, of) => {
    await by(role, `select public.assign_case($1, $2, auth.uid())`)(tx, of);
    await by(role, `select public.move_case($1, $2, 'diproses')`)(tx, of);
  },
});
export const ask = (after: number, role: Staff, question: string): Step => ({
  after,
  run: by(role, `select public.move_case($1, $2, 'menunggu', reason => $3)`, question),
});
export const say = (after: number, role: Staff, words: string): Step => ({
  after,
  run: by(role, `select public.add_case_event($1, $2, 'message', $3)`, words),
});
export const note = (after: number, role: Staff, words: string): Step => ({
  after,
  run: by(role, `select public.add_case_event($1, $2, 'note', $3)`, words),
});
/** An answer of the reporter, which also ends the wait for one. */
export const reply = (after: number, words: string): Step => ({
  after,
  run: by(
    null,
    `select private.add_entry($1, $2, 'message', 'reporter', 'reporter', $3), private.end_waiting($1, $2)`,
    words,
  ),
});
/** A document of the reporter arrives: announced, stored and confirmed as the form does it. */
export const attach = (after: number, file_name: string, lines: readonly string[]): Step => ({
  after,
  run: async (tx, { kind, id }, files) => {
    await actAs(tx, null);
    const bytes = onePage(lines);
    const announced = { files: [{ name: file_name, type: 'application/pdf', size: bytes.length }] };
    const slots = await first<{ value: [{ path: string }] }>(
      tx,
      'select private.payload_files($1::jsonb, $2::text, $3::uuid) as value',
      [announced, kind, id],
    );
    const path = slots?.value[0].path ?? '';
    await tx.query(`select private.hand_out_slots($1::text, $2::uuid, $3::jsonb -> 'value')`, [
      kind,
      id,
      slots,
    ]);
    await tx.query(`insert into storage.objects (bucket_id, name, metadata) values ('evidence', $1, $2)`, [
      path,
      { size: bytes.length, mimetype: 'application/pdf', cacheControl: 'no-cache' },
    ]);
    await files.write('evidence', path, bytes);
    await tx.query('select public.confirm_upload($1)', [path]);
  },
});
/** A corrective action, due so many days from then. */
export const plan = (after: number, role: Staff, words: string, due: number): Step => ({
  after,
  run: by(
    role,
    `select public.plan_action($1, $2, jsonb_build_object('words', $3::text, 'owner', auth.uid(), 'due_on', private.today() + $4::int))`,
    words,
    due,
  ),
});
/** The open action is done; the proof says what shows it. */
export const settle = (after: number, role: Staff, proof: string): Step => ({
  after,
  run: by(
    role,
    `select public.settle_action(a.id, true, $3) from private.corrective_actions a
     where a.kind = $1 and a.case_id = $2 and a.status = 'open'`,
    proof,
  ),
});
interface Decision {
  status: Exclude<ClosedStatus, UnmovedStatus>;
  finding?: Finding;
  outcome: string;
  reason: string;
  /** Of an upheld appeal. */
  effect?: string;
}
export const decide = (
  after: number,
  role: Staff,
  { status, finding, outcome, reason, effect }: Decision,
): Step => ({
  after,
  run: by(
    role,
    `select public.move_case($1, $2, $3, outcome => $4, reason => $5, declares => 'id', finding => $6, effect => $7)`,
    ...[status, outcome, reason, finding ?? null, effect ?? null],
  ),
});
/** A decided case is taken up again. */
export const reopen = (after: number, role: Staff, reason: string): Step => ({
  after,
  run: by(role, `select public.reopen_case($1, $2, $3)`, reason),
});
/** Becomes part of the open appeal about this application or certificate number. */
export const join = (after: number, role: Staff, number: string, reason: string): Step => ({
  after,
  run: by(
    role,
    `select public.join_appeal($2, a.id, $4) from public.appeals a
     where $1 = 'appeal' and a.application_number = $3 and a.id <> $2 and a.closed_at is null`,
    ...[number, reason],
  ),
});
export const complete = (after: number, role: Staff): Step => ({
  after,
  run: by(role, `select public.complete_documents($2) where $1 = 'appeal'`),
});
export const mark = (after: number, role: Staff, status: MessageStatus): Step => ({
  after,
  run: by(
    role,
    `update public.contact_submissions set status = $3, handled_by = auth.uid() where $1 = 'contact' and id = $2`,
    status,
  ),
});
export const spam = (after: number, role: Staff): Step => ({
  after,
  run: by(role, `select public.mark_spam($1, array[$2::uuid])`),
});
/** Time goes by in which nothing happens. */
export const rest = (after: number): Step => ({ after, run: () => Promise.resolve() });
