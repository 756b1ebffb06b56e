import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { TestStack } from '../support/stack.ts';

export type Who = 'editor' | 'admin' | 'service';

/** Fixtures for the attempts. `held`: certificate numbers, and the id of a withdrawal. */
export interface Scene {
  stack: TestStack;
  people: Record<'anon' | Who, SupabaseClient>;
  held: Record<'valid' | 'reinstated' | 'withdrawn' | 'foreign' | 'expired' | 'withdrawal', string>;
}

export const FALSE_VALUES: Record<string, string | boolean | null> = {
  ...{ number: 'PNS-PALSU-1', qualification: 'besar', status: 'dicabut', kbli_code: '99999' },
  ...{ issued_on: '2026-11-01', expires_on: '2099-01-01', legal_basis: 'Palsu', decision_number: 'X/1' },
  ...{ decided_by: 'Orang Lain', decided_on: '2020-01-01', holder_name: 'Orang Lain', scheme_number: 'X' },
  ...{
    subclass_name: 'Palsu',
    category_name: 'Palsu',
    status_ground: 'berhenti',
    suspended_until: '2099-01-01',
  },
  ...{ first_published_at: null, is_published: false },
};

export const idOf = async (stack: TestStack, number: string) =>
  (await stack.sql<{ id: string }>('select id from public.certificates where number = $1', [number]))[0]!.id;

/** Deletes a certificate that an attempt added, and the record of its number. */
export async function removeAdded(stack: TestStack, number: string) {
  await stack.sql('delete from public.certificates where number = $1', [number]);
  await stack.sql('delete from private.certificate_numbers where number_key = private.number_key($1)', [
    number,
  ]);
}

export const rowOf = async (stack: TestStack, number: string) =>
  (
    await stack.sql<Record<string, unknown>>('select * from public.certificates where number = $1', [number])
  )[0]!;

const otherAppeals = async (stack: TestStack) =>
  (await stack.sql<{ id: string }>('select id from public.appeals limit 3')).map(({ id }) => id);

/** Ways to publish a false status. Each may fail or do nothing. */
export const attempts: Record<string, (scene: Scene, who: Who) => Promise<unknown>> = {
  'updating each column of the certificate': async ({ people, held }, who) => {
    for (const [column, value] of Object.entries(FALSE_VALUES))
      for (const number of [held.valid, held.withdrawn])
        await people[who]
          .from('certificates')
          .update({ [column]: value })
          .eq('number', number);
  },
  'moving the certificate to another company or subclassification': async ({ stack, people, held }, who) => {
    const { client_id, subclass_id } = await rowOf(stack, held.foreign);
    await people[who].from('certificates').update({ client_id }).eq('number', held.valid);
    await people[who].from('certificates').update({ subclass_id }).eq('number', held.valid);
  },
  'a bulk change': async ({ stack, people, held }, who) => {
    const row_ids = [await idOf(stack, held.valid)];
    for (const [column, value] of Object.entries(FALSE_VALUES))
      await people[who].rpc('bulk_set', { table_name: 'certificates', change: { [column]: value }, row_ids });
    for (const action of ['unpublish', 'trash', 'restore', 'delete'])
      await people[who].rpc('bulk_change', {
        table_name: 'certificates',
        action,
        row_ids,
        key: randomUUID(),
      });
  },
  'undoing a forged bulk change': async ({ stack, people, held }, who) => {
    const row = await rowOf(stack, held.valid);
    const changes = [{ row_id: row.id, was: FALSE_VALUES, updated_at: row.updated_at }];
    await people[who].rpc('bulk_undo', { table_name: 'certificates', changes });
  },
  'an import': async ({ people, held }, who) => {
    const { number: _, ...values } = FALSE_VALUES;
    const rows = [{ line: 2, values: { number: held.valid, ...values } }];
    const options = { mode: 'apply', import_id: randomUUID(), chunk: 0, last: true, update: true };
    await people[who].rpc('import_rows', { kind: 'certificates', rows, options });
  },
  'restoring from the audit log': async ({ stack, people, held }, who) => {
    const id = await idOf(stack, held.valid);
    const lines = await stack.sql<{ id: string }>('select id from public.audit_log where row_id = $1', [id]);
    for (const line of lines) await people[who].rpc('restore_from_audit', { entry_id: line.id });
  },
  'an upsert': async ({ stack, people, held }, who) => {
    const row = await rowOf(stack, held.valid);
    await people[who].from('certificates').upsert({ ...row, qualification: 'besar', status: 'dicabut' });
    await people[who]
      .from('certificates')
      .upsert({ ...row, id: randomUUID(), qualification: 'besar' }, { onConflict: 'number' });
  },
  'deleting the certificate and inserting it again': async ({ stack, people, held }, who) => {
    const row = await rowOf(stack, held.withdrawn);
    await people[who].from('certificates').delete().eq('number', held.withdrawn);
    await people[who].from('certificates').insert({ ...row, status: 'aktif' });
    const { id: _, ...fresh } = row;
    await people[who].from('certificates').insert({ ...fresh, status: 'aktif' });
  },
  'writing decisions, events and proposals directly': async ({ stack, people, held }, who) => {
    const certificate_id = await idOf(stack, held.valid);
    const facts = { reason: 'Uji', effective_on: '2026-11-20' };
    await people[who]
      .from('certificate_decisions')
      .insert({ certificate_id, number: held.valid, kind: 'withdraw', effective_on: '2026-11-20', facts });
    await people[who]
      .from('certificate_decisions')
      .update({ effective_on: '2026-01-01' })
      .eq('number', held.withdrawn);
    await people[who].from('certificate_decisions').delete().eq('number', held.withdrawn);
    await people[who].from('certificate_events').delete().neq('number', '');
    await people[who].from('certificate_proposals').insert({ certificate_id, kind: 'withdraw', facts });
  },
  'annulling a withdrawal without an upheld appeal': async ({ stack, people, held }, who) => {
    const facts = { reason: 'Uji', annuls: held.withdrawal };
    const certificate_id = await idOf(stack, held.withdrawn);
    for (const appeal_id of [undefined, randomUUID(), ...(await otherAppeals(stack))])
      await people[who].rpc('decide_certificate', {
        ...{ certificate_id, kind: 'annul' },
        facts: { ...facts, ...(appeal_id && { appeal_id }) },
      });
    const other = await idOf(stack, held.valid);
    await people[who].rpc('decide_certificate', { certificate_id: other, kind: 'annul', facts });
  },
  'a decision dated before an earlier one': async ({ stack, people, held }, who) => {
    const certificate_id = await idOf(stack, held.reinstated);
    for (const days of [11, 19, 21, 60]) {
      const [{ day } = { day: '' }] = await stack.sql<{ day: string }>(
        'select (private.today() - $1::int)::text as day',
        [days],
      );
      for (const kind of ['suspend', 'withdraw', 'reinstate'])
        await people[who].rpc('decide_certificate', {
          ...{ certificate_id, kind },
          facts: { reason: 'Uji', effective_on: day },
        });
    }
    const future = { reason: 'Uji', effective_on: '2999-01-01' };
    await people[who].rpc('decide_certificate', { certificate_id, kind: 'suspend', facts: future });
  },
  'a replacement by another company’s certificate, or by itself': async ({ stack, people, held }, who) => {
    const certificate_id = await idOf(stack, held.valid);
    for (const replacement_id of [await idOf(stack, held.foreign), certificate_id, randomUUID()])
      await people[who].rpc('decide_certificate', {
        ...{ certificate_id, kind: 'replace' },
        facts: { reason: 'Uji', replacement_id },
      });
  },
  'a decision on an expired or withdrawn certificate': async ({ stack, people, held }, who) => {
    for (const number of [held.expired, held.withdrawn])
      for (const kind of ['suspend', 'reinstate', 'withdraw', 'reduce'])
        await people[who].rpc('decide_certificate', {
          ...{ certificate_id: await idOf(stack, number), kind },
          facts: { reason: 'Uji', changes: { qualification: 'kecil' } },
        });
  },
  'a correction to a higher qualification or other work': async ({ stack, people, held }, who) => {
    const { subclass_id, client_id } = await rowOf(stack, held.foreign);
    for (const changes of [
      { qualification: 'besar' },
      { subclass_id },
      { client_id },
      { status: 'dicabut' },
      { subclass_code: 'BS019' },
    ])
      await people[who].rpc('decide_certificate', {
        ...{ certificate_id: await idOf(stack, held.valid), kind: 'correct' },
        facts: { reason: 'Uji', changes, from_beginning: true },
      });
  },
};

/** Attempts that must be refused without leaving a proposal that a second person could confirm. */
export const AFTER_CONFIRMATION = [
  'annulling a withdrawal without an upheld appeal',
  'a decision dated before an earlier one',
  'a replacement by another company’s certificate, or by itself',
  'a decision on an expired or withdrawn certificate',
  'a correction to a higher qualification or other work',
];
