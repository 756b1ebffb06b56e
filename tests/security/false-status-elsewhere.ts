import type { Scene, Who } from './false-status-attempts.ts';
import { idOf, removeAdded, rowOf } from './false-status-attempts.ts';

const clientOf = async ({ stack, held }: Scene) => (await rowOf(stack, held.valid)).client_id as string;

/** Ways to publish a false status through rows other than the certificate. Each may fail or do nothing. */
export const attemptsElsewhere: Record<string, (scene: Scene, who: Who) => Promise<unknown>> = {
  'a change combined with hiding, deleting or restoring the certificate': async ({ people, held }, who) => {
    for (const change of [
      { is_published: false, status: 'dicabut' },
      { deleted_at: '2026-11-01T00:00:00Z', status: 'dicabut' },
      { deleted_at: null, status: 'dicabut' },
      { deleted_at: '2026-11-01T00:00:00Z' },
    ])
      for (const number of [held.valid, held.withdrawn])
        await people[who].from('certificates').update(change).eq('number', number);
  },
  'inserting a certificate with a day of publication': async ({ stack, people, held }, who) => {
    const { client_id, subclass_id } = await rowOf(stack, held.valid);
    const fresh = {
      ...{ client_id, subclass_id, number: 'PNS-PALSU-1', qualification: 'besar', issued_on: '2026-11-01' },
      ...{ expires_on: '2028-11-01', decided_on: '2026-10-01', decided_by: 'Direktur' },
      ...{ first_published_at: '2026-11-02T00:00:00Z', holder_name: 'Palsu', second_reason: 'Uji' },
    };
    for (const state of [
      { is_published: false },
      { is_published: true, deleted_at: '2026-11-03T00:00:00Z' },
    ]) {
      await people[who].from('certificates').insert({ ...fresh, ...state });
      await people[who]
        .from('certificates')
        .update({ is_published: true, deleted_at: null, status: 'dibekukan' })
        .eq('number', fresh.number);
      await removeAdded(stack, fresh.number);
    }
  },
  'a correction with a special value or an impossible period': async ({ stack, people, held }, who) => {
    for (const changes of [
      { expires_on: 'infinity' },
      { expires_on: '2099-12-31' },
      { issued_on: '-infinity' },
      { issued_on: '2099-01-01' },
      { issued_on: held.valid },
      { expires_on: ['2027-01-01'] },
      { holder_name: ' ' },
      { decided_on: '2999-01-01' },
      { number: held.foreign },
      { number: held.foreign.toLowerCase() },
    ])
      for (const from_beginning of [true, false])
        await people[who].rpc('decide_certificate', {
          ...{ certificate_id: await idOf(stack, held.valid), kind: 'correct' },
          facts: { reason: 'Uji', changes, ...(from_beginning && { from_beginning }) },
        });
  },
  'a decision with a special date value': async ({ stack, people, held }, who) => {
    const certificate_id = await idOf(stack, held.valid);
    for (const day of ['infinity', '-infinity', 'tomorrow', '2026-02-30', '0001-01-01', 20261130])
      for (const facts of [{ effective_on: day }, { decided_on: day }, { until: day }])
        await people[who].rpc('decide_certificate', {
          ...{ certificate_id, kind: 'suspend' },
          facts: { reason: 'Uji', ...facts },
        });
  },
  'a suspension with an invalid as_before, or before the issue': async (scene, who) => {
    const { stack, people, held } = scene;
    const certificate_ids = [await idOf(stack, held.valid), await idOf(stack, held.withdrawn)];
    for (const facts of [{ as_before: 'true' }, { as_before: true, effective_on: '2020-01-01' }])
      await people[who].rpc('decide_certificates', {
        ...{ certificate_ids, kind: 'suspend' },
        facts: { reason: 'Uji', ...facts },
      });
  },
  'hiding the company or changing its NIB': async (scene, who) => {
    // Admins may do both; the audit log records it.
    if (who !== 'editor') return;
    const { editor } = scene.people;
    const id = await clientOf(scene);
    const row_ids = [id];
    for (const change of [
      { is_published: false },
      { deleted_at: '2026-11-01T00:00:00Z' },
      { nib: '8800000099999' },
      { nib: null },
    ]) {
      await editor.from('clients').update(change).eq('id', id);
      await editor.rpc('bulk_set', { table_name: 'clients', change, row_ids });
    }
    await editor.from('clients').delete().eq('id', id);
  },
  'restoring other rows from the audit log': async (scene, who) => {
    const { stack, people, held } = scene;
    const { subclass_id } = await rowOf(stack, held.valid);
    const lines = await stack.sql<{ id: string }>(
      `select id from public.audit_log where row_id = any ($1) or table_name like 'certificate%' limit 50`,
      [[await clientOf(scene), subclass_id]],
    );
    for (const line of lines) await people[who].rpc('restore_from_audit', { entry_id: line.id });
    // Admins may restore a deleted draft, which another user may then publish.
    await removeAdded(stack, 'PNS-PALSU-1');
  },
  'renaming the subclassification, classification and law': async ({ stack, people, held }, who) => {
    const { subclass_id } = await rowOf(stack, held.valid);
    const scope = await stack.sql<{ id: string; category_id: string }>(
      'select * from public.rl_subclass where id = $1',
      [subclass_id],
    );
    const [category] = await stack.sql<{ name: string }>(
      'select name from public.rl_categories where id = $1',
      [scope[0]!.category_id],
    );
    const palsu = { name: 'Palsu', name_en: 'Fake', kbli_code: '99999', kbli_version: '2025' };
    await people[who].from('rl_subclass').update(palsu).eq('id', subclass_id);
    await people[who]
      .from('rl_subclass')
      .update({ qualifications: ['besar'] })
      .eq('id', subclass_id);
    await people[who].from('rl_categories').update({ name: 'Palsu' }).eq('id', scope[0]!.category_id);
    await people[who].from('legal_products').update({ title: 'Palsu' }).neq('title', '');
    await people[who].from('rl_subclass').delete().eq('id', subclass_id);
    await stack.sql(
      `update public.rl_subclass s set (name, name_en, kbli_code, kbli_version, qualifications) =
         (select r.name, r.name_en, r.kbli_code, r.kbli_version, r.qualifications
          from jsonb_populate_record(null::public.rl_subclass, $2::jsonb) r) where s.id = $1`,
      [subclass_id, JSON.stringify(scope[0])],
    );
    await stack.sql('update public.rl_categories set name = $2 where id = $1', [
      scope[0]!.category_id,
      category!.name,
    ]);
  },
};

/** Attempts that must be refused without creating a proposal. */
export const REFUSED_ELSEWHERE = [
  'a correction with a special value or an impossible period',
  'a decision with a special date value',
];
