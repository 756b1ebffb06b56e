import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenFor } from '@/app/screens/admin-screens';
import { paths } from '@/config/paths';
import { withFaults, type FaultRule } from '@tests/support/faults';
import type { Media } from '@tests/support/media';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

type Role = 'admin' | 'editor' | 'viewer';
async function openDashboard(
  role: Role,
  rules: FaultRule[] = [],
  media: Partial<Media> = { reducedMotion: true },
) {
  const view = await renderApp({ path: '/admin', stack, role, media, fetch: withFaults(stack.fetch, rules) });
  await screen.findByRole('heading', { name: 'Dashboard' });
  return view;
}

const names = ['Total Klien', 'Artikel Terbit', 'Keluhan Baru', 'Banding Baru'];
/** Returns the number labelled `name`. */
const numberOf = (name: string) =>
  within(screen.getAllByRole('definition')[names.indexOf(name)]!).getByText(/^[\d.]+$/, {
    selector: '.sr-only',
  });
const activity = () => screen.getByRole('region', { name: 'Aktivitas terbaru' });

test.each(['admin', 'editor', 'viewer'] as const)(
  '%s sees the four totals from the database',
  async (role) => {
    const [counts] = (await stack.sql(
      `select (select count(*) from public.clients where deleted_at is null)::int as clients,
       (select count(*) from public.articles where status = 'published' and published_at <= now())::int as articles`,
    )) as unknown as { clients: number; articles: number }[];
    await openDashboard(role);
    await waitFor(() => expect(numberOf('Total Klien')).toHaveTextContent(String(counts!.clients)));
    expect(numberOf('Artikel Terbit')).toHaveTextContent(String(counts!.articles));
    expect(numberOf('Keluhan Baru')).toHaveTextContent('0');
    expect(numberOf('Banding Baru')).toHaveTextContent('0');
  },
);

test('recent activity shows actor, action, record and time', async () => {
  const editor = await stack.client('editor');
  const [one] = await stack.sql<{ id: string }>('select id from public.faq order by id limit 1');
  const changed = await editor
    .from('faq')
    .update({ is_published: true, question: 'Apa itu SBU?' })
    .eq('id', one?.id ?? '')
    .select();
  expect(changed.error).toBeNull();
  await openDashboard('viewer');
  const line = (await within(activity()).findAllByRole('listitem'))[0]!;
  expect(line).toHaveTextContent(/^Budi Editor mengubah FAQ “Apa itu SBU\?”/);
  expect(within(line).getByRole('link', { name: '“Apa itu SBU?”' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/faq\?edit=/),
  );
  const time = within(line).getByText(/detik|sekarang/);
  expect(time).toHaveAttribute('title', expect.stringMatching(/20\d\d/));
  expect(time).toHaveAttribute('datetime');
});

test.each(['admin', 'viewer'] as const)(
  '%s sees the link to the full audit log and shortcuts to the screens the role may open',
  async (role) => {
    await openDashboard(role);
    const exists = (path: string) => screenFor(path, role) !== undefined;
    const trail = screen.queryByRole('link', { name: 'Lihat semua' });
    expect(trail !== null).toBe(exists(paths.admin.auditLog));
    const shortcuts = screen.getByRole('navigation', { name: 'Aksi cepat' });
    const { news, clients, scopes, settings, faq } = paths.admin;
    expect(
      within(shortcuts)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([news, clients, scopes, settings, faq].filter(exists));
  },
);

test('each failed part shows an error with a retry', async () => {
  const rules: FaultRule[] = [
    { match: 'rpc/dashboard_counts', fault: 'server-error' },
    { match: 'rpc/recent_activity', fault: 'malformed-json' },
  ];
  const { user } = await openDashboard('admin', rules);
  const [numbers, lines] = await waitFor(() => {
    const alerts = screen.getAllByRole('alert');
    expect(alerts).toHaveLength(2);
    return alerts;
  });
  expect(numbers).toHaveTextContent('Ringkasan tidak dapat dimuat');
  expect(lines).toHaveTextContent('Aktivitas tidak dapat dimuat');
  rules.length = 0;
  await user.click(within(numbers!).getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(names.map(numberOf)).toHaveLength(4));
  expect(screen.getByRole('alert')).toHaveTextContent('Aktivitas tidak dapat dimuat');
});

test('placeholders reserve the space while loading', async () => {
  await openDashboard('admin', [{ match: '/rpc/', fault: 'hang' }]);
  for (const name of names) expect(screen.getByText(name)).toBeVisible();
  expect(within(activity()).getByRole('status', { name: 'Memuat…' })).toBeInTheDocument();
});

test('an empty audit log shows an explanation', async () => {
  await stack.sql('delete from public.audit_log');
  await openDashboard('editor');
  expect(await within(activity()).findByText('Belum ada aktivitas')).toBeVisible();
});

/** Opens the dashboard with a stubbed response of one database function. */
const openAnswered = (role: Role, path: string, answer: unknown) =>
  renderApp({
    path: '/admin',
    stack,
    role,
    media: { reducedMotion: true },
    fetch: (input, init) =>
      new Request(input).url.includes(path)
        ? Promise.resolve(Response.json(answer))
        : stack.fetch(input, init),
  });

/** Creates a complaint whose first response was due three days ago. */
async function lateComplaint(): Promise<void> {
  const due = new Date(Date.now() - 3 * 86_400_000).toISOString();
  const complaint = {
    category: 'layanan',
    relation: 'pemohon',
    subject: 'Terlambat',
    description: 'Uraian.',
  };
  const service = await stack.client('service');
  const { error } = await service.from('complaints').insert({ ...complaint, first_response_due_at: due });
  expect(error).toBeNull();
}

const work = () => screen.findByRole('region', { name: 'Perlu dikerjakan hari ini' });

test('each work item links to the list filtered to its entries', async () => {
  await lateComplaint();
  await openDashboard('editor');
  const line = await within(await work()).findByRole('link', { name: /^Keluhan terlambat/ });
  expect(line).toHaveAttribute('href', '/admin/keluhan?state=overdue');
  expect(line).toHaveTextContent(/Paling terlambat: jatuh tempo 3 hari yang lalu/);
  expect(within(await work()).getByRole('link', { name: /^Keluhan tanpa penanggung jawab/ })).toHaveAttribute(
    'href',
    '/admin/keluhan?assigned=none',
  );
});

test('a viewer sees expiring documents, but no cases', async () => {
  await stack.sql(
    'update public.legalitas set valid_until = private.today() + 20 where valid_until is not null',
  );
  await openDashboard('viewer');
  const part = await screen.findByRole('region', { name: 'Yang perlu diketahui hari ini' });
  expect(await within(part).findByText(/^Dokumen legalitas habis/)).toBeVisible();
  expect(part).not.toHaveTextContent('Keluhan terlambat');
  expect(screen.queryByRole('region', { name: 'Siapkan situs' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: /12 bulan terakhir/ })).not.toBeInTheDocument();
});

test('shows a message when there is no work', async () => {
  await openAnswered('editor', 'rpc/work_today', []);
  expect(await within(await work()).findByText('Tidak ada yang menunggu')).toBeVisible();
});

test('an admin can resend undelivered mails', async () => {
  await lateComplaint();
  await stack.sql(
    `insert into private.outgoing_mails (kind, case_id, event, attempts, given_up_at, last_error)
     select 'complaint', id, 'received', 8, now(), 'The mail provider responded with 401' from public.complaints limit 1`,
  );
  const { user } = await openDashboard('admin');
  await user.click(await within(await work()).findByRole('button', { name: /^Email yang gagal terkirim/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Email yang gagal terkirim' });
  expect(await within(dialog).findByText('The mail provider responded with 401')).toBeVisible();
  expect(within(dialog).getByRole('link', { name: /^KEL-/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/keluhan\?case=[0-9a-f-]{36}$/),
  );
  await user.click(within(dialog).getByRole('button', { name: 'Kirim ulang semuanya' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await stack.sql('select from private.outgoing_mails where given_up_at is not null')).toHaveLength(0);
});

test('the checklist of missing items can be dismissed and restored', async () => {
  // Demo texts count as missing: mark these as the organisation's own, one of them without English.
  await stack.sql(`update public.cms_pages set summary = 'Milik kami'`);
  await stack.sql(`update public.cms_pages set body_en = null where slug = 'visi-misi'`);
  const { user } = await openDashboard('admin');
  const list = await screen.findByRole('region', { name: 'Siapkan situs' });
  expect(within(list).getByText('Masih kurang: visi-misi')).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Buka: Ada admin kedua' })).toHaveAttribute(
    'href',
    '/admin/users',
  );
  expect(within(list).getByText(/^\d dari 12 langkah selesai$/)).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Sembunyikan' }));
  await waitFor(() => expect(list).not.toBeInTheDocument());
  await user.click(await screen.findByRole('button', { name: 'Tampilkan lagi' }));
  expect(await screen.findByRole('region', { name: 'Siapkan situs' })).toBeVisible();
});

test('the checklist disappears once everything is done', async () => {
  const undone = (await (await stack.client('admin')).rpc('setup_checklist')).data as { is_done: boolean }[];
  const done = undone.map((line) => ({ ...line, is_done: true }));
  await openAnswered('admin', 'setup_checklist', done);
  await within(await work()).findByText('Hanya ada satu admin; undang admin kedua');
  expect(screen.queryByText('Siapkan situs')).not.toBeInTheDocument();
});

test('charts show incoming and closed cases, with the numbers in a table', async () => {
  await lateComplaint();
  const { user } = await openDashboard('editor');
  const chart = await screen.findByRole('region', { name: 'Keluhan: 12 bulan terakhir' });
  await user.click(within(chart).getByText('Lihat sebagai tabel'));
  const rows = within(within(chart).getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(13);
  expect(rows.at(-1)).toHaveTextContent(/[1-9]/);
  expect(screen.getByRole('region', { name: 'Banding: 12 bulan terakhir' })).toHaveTextContent(
    'Belum ada perkara dalam 12 bulan terakhir.',
  );
});

test('warns admins when the build lacks the bot check that forms require', async () => {
  const setKey = (key: string) =>
    stack.sql(
      `update public.site_settings set security = security || jsonb_build_object('turnstile_site_key', $1::text)`,
      [key],
    );
  await setKey('1x00000000000000000000AA');
  await stack.sql(`insert into private.turnstile_proven (site_key) values ('1x00000000000000000000AA')`);
  await openDashboard('admin');
  expect(await screen.findByText('Pengunjung tidak dapat mengirim formulir')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Buka pengaturan keamanan' })).toHaveAttribute(
    'href',
    '/admin/settings/security',
  );
  await setKey('');
});
