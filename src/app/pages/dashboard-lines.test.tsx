import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { workKinds, type WorkName } from '@/features/dashboard/work';
import {
  call,
  fileAppeal,
  fileComplaint,
  openService,
  upheldAppeal,
  type Service,
} from '@tests/service-requests/requests';
import { renderApp, visit } from '@tests/support/render-app';

/**
 * Lines without a link to a filtered list, each with the reason. PARTS contains those that link to a part of
 * a screen.
 */
const NO_LIST = {
  waiting_decisions: 'the list of certificates also contains the user’s own proposals',
  broken_links: 'shown in a part of a screen',
  undelivered_mails: 'opens a dialog: no screen lists these e-mails',
  missing_holidays: 'opens the holiday settings; missing years have no rows',
  fee_gaps: 'opens the list of fees; missing fees have no rows',
  revoked_bases: 'counts decrees; several fees can be based on one decree',
  no_licence: 'opens the list where the licence is added; a missing one has no row',
  failed_checks: 'the health screen also lists passed checks and outdated pages',
  closed_forms: 'counts no rows; opens the settings with the notice',
  stale_pages: 'counts no rows; opens the settings that fix it',
  undecidable_cases: 'no user can read these cases; opens the users screen, to invite another user',
  spam_complaints: 'the list of spam also contains confirmed spam',
  spam_appeals: 'the list of spam also contains confirmed spam',
  single_admin: 'counts no rows; opens the users screen, to invite a second admin',
} satisfies Partial<Record<WorkName, string>>;
const withList = Object.entries(workKinds).filter(([kind]) => !Object.hasOwn(NO_LIST, kind));

let service: Service;
let me: string;
/** Runs SQL without the triggers that protect timestamps. */
const past = (sql: string) =>
  service.sql(`do $$ begin perform set_config('session_replication_role', 'replica', true); ${sql} end $$`);

/**
 * Creates four open cases of a kind: overdue, due today, assigned to me and new, assigned to me and answered.
 */
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
  await upheldAppeal(service, { kind: 'penilaian_ulang' });
  await upheldAppeal(service, { kind: 'tanpa_akibat', reason: 'Sertifikat sudah berakhir.' });
  await call(service.anon, 'submit_contact', { payload: service.contact() });
  await past(`
    insert into private.corrective_actions (kind, case_id, words, owner_name, due_on) select 'complaint', '${complaint}', 'Perbaiki', 'Ani', private.today() + d
      from unnest('{-2,9}'::integer[]) d;
    insert into private.appeal_invoices (appeal_id, amount, sent_on, due_on) select id, 1000, private.today() - 9, private.today() - d
      from (select id, (row_number() over (order by number))::integer as d from public.appeals where closed_at is null) a where d < 3;
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
    insert into public.surveillance_visits (certificate_id, due_on, done_on, result)
      select id, private.today() - 20, private.today() - 10, 'tidak' from public.certificates order by id desc limit 1;
    insert into public.surveillance_visits (certificate_id, due_on)
      select id, (date_trunc('month', private.today()) + interval '1 month - 1 day')::date from public.certificates order by id limit 3;
    insert into public.articles (slug, title, body, status, published_at) select 'terbit-' || d, 'Terbit ' || d, '{"type": "doc", "content": []}', 'published',
      case d when 0 then now() - interval '1 day' when 1 then now() + ((private.today() + 1)::timestamp at time zone 'Asia/Jakarta' - now()) / 2
        else now() + interval '9 days' end from unnest('{0,1,2}'::integer[]) d;
    insert into public.cms_pages (slug, title, body, status, published_at) select 'terbit-' || d, 'Terbit ' || d, '{"type": "doc", "content": []}', 'published',
      case d when 0 then now() - interval '1 day' when 1 then now() + ((private.today() + 1)::timestamp at time zone 'Asia/Jakarta' - now()) / 2
        else now() + interval '9 days' end from unnest('{0,1,2}'::integer[]) d;
    insert into public.certificate_proposals (certificate_id, kind, facts, asked_by) select id, 'withdraw', '{"reason": "Usul"}',
      case row_number() over (order by id) when 1 then '${me}'::uuid end from (select id from public.certificates order by id limit 3) c;
    insert into private.outgoing_mails (kind, case_id, event, given_up_at, last_error)
      select 'complaint', '${complaint}', 'received', now(), 'Kotak penuh' from generate_series(1, 2);
    update auth.users set email_confirmed_at = null, last_sign_in_at = null where email = 'viewer@demo.test';`);
  // A trigger on the table records its links.
  await service.sql(`update public.cms_pages set body = '{"type": "doc", "content": [{"type": "paragraph", "content": [{"type": "text",
    "text": "buka", "marks": [{"type": "link", "attrs": {"href": "/tidak-ada"}}]}]}]}' where slug = 'terbit-0'`);
});
afterAll(() => service.close());

/** For each line, the part of the screen that lists the counted entries, and a function that counts them. */
const PARTS = {
  waiting_decisions: { part: 'Menunggu orang kedua', rows: 'button[aria-label^="Setujui"]' },
  broken_links: { part: 'Sudah dibaca pengunjung', rows: 'li li' },
} as const satisfies Partial<Record<WorkName, object>>;

/** Returns the visible rows of paged lists, sorted lists and inboxes, found by their keyboard marker. */
const rowsOnScreen = () =>
  new Set([...document.querySelectorAll<HTMLElement>('main [data-row]')].map(({ dataset }) => dataset.row))
    .size;

test('each dashboard line opens a list with as many rows as the line counts', async () => {
  await renderApp({ path: '/admin', stack: service, role: 'admin', media: { reducedMotion: true } });
  const work = await screen.findByRole('region', { name: 'Perlu dikerjakan hari ini' });
  const links = await within(work).findAllByRole('link');
  const expected = links.map((link) => ({
    to: link.getAttribute('href') ?? '',
    count: Number(link.querySelector('.text-lg [aria-hidden]')?.textContent ?? 0),
  }));
  for (const [kind, { to }] of withList) {
    const line = expected.find((each) => each.to === to);
    expect(line, `${kind} has nothing to count here`).toBeDefined();
    visit(to);
    await waitFor(() => expect({ kind, rows: rowsOnScreen() }).toEqual({ kind, rows: line?.count }));
  }
});

test('each line that opens no list links to a part of a screen with the same number of entries', async () => {
  const { user } = await renderApp({
    path: '/admin',
    stack: service,
    role: 'admin',
    media: { reducedMotion: true },
  });
  const work = await screen.findByRole('region', { name: 'Perlu dikerjakan hari ini' });
  const countOf = (line: HTMLElement) =>
    Number(line.querySelector('.text-lg [aria-hidden]')?.textContent ?? 0);
  const mails = await within(work).findByRole('button', { name: /^Email yang gagal terkirim/ });
  expect(countOf(mails)).toBe(2);
  await user.click(mails);
  const window = await screen.findByRole('dialog', { name: 'Email yang gagal terkirim' });
  expect(await within(window).findAllByText('Kotak penuh')).toHaveLength(2);
  await user.keyboard('{Escape}');

  const lineTo = (to: string) =>
    within(work)
      .getAllByRole('link')
      .find((line) => line.getAttribute('href') === to);
  const parts = Object.entries(PARTS).map(([kind, part]) => ({
    ...part,
    to: workKinds[kind as WorkName].to,
  }));
  // Broken links are counted by a separate read.
  await waitFor(() => expect(parts.filter(({ to }) => !lineTo(to))).toEqual([]));
  const expected = parts.map((part) => ({ ...part, count: countOf(lineTo(part.to)!) }));
  for (const { part, rows, to, count } of expected) {
    visit(to);
    const region = await screen.findByRole('region', { name: part });
    expect({ part, rows: region.querySelectorAll(rows).length }).toEqual({ part, rows: count });
  }
});
