import { screen, waitFor, within } from '@testing-library/react';
import { screenFor } from '@/app/admin-screens';
import { paths } from '@/config/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
/** The number that belongs to a name, as a screen reader finds it. */
const numberOf = (name: string) =>
  within(screen.getAllByRole('definition')[names.indexOf(name)]!).getByText(/^[\d.]+$/, {
    selector: '.sr-only',
  });
const activity = () => screen.getByRole('region', { name: 'Aktivitas terbaru' });

test.each(['admin', 'editor', 'viewer'] as const)(
  '%s reads the four numbers of the database',
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

test('recent activity says who did what, to what, and when', async () => {
  const editor = await stack.client('editor');
  const changed = await editor
    .from('faq')
    .update({ is_published: true, question: 'Apa itu SBU?' })
    .neq('question', '')
    .limit(1)
    .select()
    .order('id');
  expect(changed.error).toBeNull();
  await openDashboard('viewer');
  const line = (await within(activity()).findAllByRole('listitem'))[0]!;
  expect(line).toHaveTextContent(/^Budi Editor mengubah FAQ “Apa itu SBU\?”/);
  const time = within(line).getByText(/detik|sekarang/);
  expect(time).toHaveAttribute('title', expect.stringMatching(/20\d\d/));
  expect(time).toHaveAttribute('datetime');
});

test.each(['admin', 'viewer'] as const)(
  '%s is offered the whole trail and the shortcuts as far as there are screens to open',
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

test('each part that fails says so alone, and can be tried again', async () => {
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
  expect(numbers).toHaveTextContent('Angka ringkasan tidak dapat dimuat');
  expect(lines).toHaveTextContent('Aktivitas tidak dapat dimuat');
  rules.length = 0;
  await user.click(within(numbers!).getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(names.map(numberOf)).toHaveLength(4));
  expect(screen.getByRole('alert')).toHaveTextContent('Aktivitas tidak dapat dimuat');
});

test('while it loads, places are kept', async () => {
  await openDashboard('admin', [{ match: '/rpc/', fault: 'hang' }]);
  for (const name of names) expect(screen.getByText(name)).toBeVisible();
  expect(within(activity()).getByRole('status', { name: 'Memuat…' })).toBeInTheDocument();
});

test('an empty trail says what will stand there', async () => {
  await stack.sql('delete from public.audit_log');
  await openDashboard('editor');
  expect(await within(activity()).findByText('Belum ada aktivitas')).toBeVisible();
});
