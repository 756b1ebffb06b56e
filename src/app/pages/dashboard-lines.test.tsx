import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workKinds, type WorkName } from '@/features/dashboard/work';
import { call, fileAppeal, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { renderApp, visit } from '@tests/support/render-app';

/** Lines that tell a fact or open a dialog or a part of a screen: there is no list with so many rows. */
const NO_LIST: readonly WorkName[] = [
  'waiting_decisions',
  'closed_forms',
  'stale_pages',
  'failed_checks',
  'undelivered_mails',
  'no_licence',
  'missing_holidays',
  'revoked_bases',
  'fee_gaps',
  'broken_links',
  'single_admin',
];
const withList = Object.entries(workKinds).filter(([kind]) => !NO_LIST.some((each) => each === kind));

let service: Service;
let me: string;
/** Statements without the rules, which keep moments from being moved. */
const past = (sql: string) =>
  service.sql(`do $$ begin perform set_config('session_replication_role', 'replica', true); ${sql} end $$`);

/** Four open cases of a kind: late, due today, mine and new, mine and answered. */
async function makeCases(table: 'complaints' | 'appeals', file: () => Promise<{ id: string }>) {
  const filed = [];
  for (let count = 0; count < 4; count += 1) filed.push((await file()).id);
  const [late, today, mine, answered] = filed;
  await past(`
    update public.${table} set first_response_due_at = now() - interval '2 days' where id = '${late}';
    update public.${table} set first_response_due_at = now() + ((private.today() + 1)::timestamp at time zone 'Asia/Jakarta' - now()) / 2
      where id = '${today}';
    update public.${table} set assigned_to = '${me}' where id in ('${mine}', '${answered}');
    update public.${table} set status = 'diproses' where id = '${answered}';`);
  return String(late);
}

beforeAll(async () => {
  service = await openService();
  const [admin] = await service.sql<{ id: string }>(`select id from public.app_users where role = 'admin'`);
  me = admin!.id;
  const complaint = await makeCases('complaints', () => fileComplaint(service, {}));
  await makeCases('appeals', () => fileAppeal(service, {}));
  await call(service.anon, 'submit_contact', { payload: service.contact() });
  await past(`
    insert into private.corrective_actions (kind, case_id, words, owner_name, due_on) select 'complaint', '${complaint}', 'Perbaiki', 'Ani', private.today() + d
      from unnest('{-2,9}'::integer[]) d;
    insert into public.data_requests (kind, case_kind, case_id, case_number, asked_by, capacity, identity_check, received_at, due_at)
      values ('export', 'complaint', '${complaint}', 'KEL-1', 'Budi', 'self', 'in_person', now(), now() + interval '1 day');
    update public.legalitas set valid_until = private.today() + 90 where id = (select id from public.legalitas where is_published limit 1);
    update public.certificates set status = 'dibekukan', deleted_at = null, expires_on = private.today() + 400, suspended_until = private.today() + 400
      where id in (select id from public.certificates order by id limit 3);
    update public.certificates set suspended_until = private.today() + 30 where id = (select id from public.certificates order by id limit 1);
    update public.certificates set status = 'aktif', deleted_at = null, expires_on = private.today() + 30 where id in (select id from public.certificates order by id desc limit 2);
    delete from public.surveillance_visits;
    insert into public.surveillance_visits (certificate_id, due_on)
      select id, private.today() - 60 from public.certificates order by id limit 1;
    insert into public.surveillance_visits (certificate_id, due_on)
      select id, (date_trunc('month', private.today()) + interval '1 month - 1 day')::date from public.certificates order by id limit 3;
    insert into public.articles (slug, title, body, status, published_at) select 'terbit-' || d, 'Terbit ' || d, '{"type": "doc", "content": []}', 'published',
      case d when 0 then now() - interval '1 day' when 1 then now() + ((private.today() + 1)::timestamp at time zone 'Asia/Jakarta' - now()) / 2
        else now() + interval '9 days' end from unnest('{0,1,2}'::integer[]) d;
    insert into public.cms_pages (slug, title, body, status, published_at) select 'terbit-' || d, 'Terbit ' || d, '{"type": "doc", "content": []}', 'published',
      case d when 0 then now() - interval '1 day' when 1 then now() + ((private.today() + 1)::timestamp at time zone 'Asia/Jakarta' - now()) / 2
        else now() + interval '9 days' end from unnest('{0,1,2}'::integer[]) d;
    update auth.users set email_confirmed_at = null, last_sign_in_at = null where email = 'viewer@demo.test';`);
});
afterAll(() => service.close());

/** Rows on screen; those of a paged list, of a sorted one and of an inbox are marked for the keyboard. */
const rowsOnScreen = () =>
  new Set(
    [...document.querySelectorAll<HTMLElement>('main [data-row], main [data-entry]')].map(
      ({ dataset }) => dataset.row ?? dataset.entry,
    ),
  ).size;

test('each line of the dashboard opens a list of exactly as many rows as it says', async () => {
  await renderApp({ path: '/admin', stack: service, role: 'admin', media: { reducedMotion: true } });
  const work = await screen.findByRole('region', { name: 'Perlu dikerjakan hari ini' });
  const links = await within(work).findAllByRole('link');
  const said = links.map((link) => ({
    to: link.getAttribute('href') ?? '',
    count: Number(link.querySelector('.text-lg [aria-hidden]')?.textContent ?? 0),
  }));
  for (const [kind, { to }] of withList) {
    const line = said.find((each) => each.to === to);
    expect(line, `${kind} has nothing to count here`).toBeDefined();
    visit(to);
    await waitFor(() => expect({ kind, rows: rowsOnScreen() }).toEqual({ kind, rows: line?.count }));
  }
}, 240_000);
