import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listScreens } from '@/app/screens/list-screens';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';

let service: Service;
let company = '';
beforeAll(async () => {
  service = await openService();
  for (const asked_by of ['Budi Santoso', 'Sari Dewi']) {
    const { id } = await fileComplaint(service);
    await call(service.admin, 'record_data_request', {
      request: {
        kind: 'correct',
        case_kind: 'complaint',
        case_id: id,
        asked_by,
        capacity: 'self',
        identity_check: 'in_person',
      },
    });
  }
  const [row] = await service.sql<{ id: string }>(
    `select client_id as id from public.certificates where deleted_at is null group by client_id having count(*) > 1 limit 1`,
  );
  company = row?.id ?? '';
  await service.sql(
    `update public.faq set deleted_at = now() where id in (select id from public.faq limit 2)`,
  );
  await service.sql(
    `insert into public.navigation_menus (label, url) values ('Rusak satu', '/kareer'), ('Rusak dua', '/unduh')`,
  );
  const store = await service.client('service');
  for (const folder of ['aa11', 'bb22', 'cc33']) {
    const path = `${folder}/gambar-1600w.webp`;
    const row = { path, original_name: `${folder}.png`, mime_type: 'image/webp', alt: folder, bytes: 4 };
    await store
      .from('media')
      .insert({ ...row, width: 1600, height: 900 })
      .throwOnError();
    const { error } = await store.storage.from('media').upload(path, 'isi', { contentType: 'image/webp' });
    if (error) throw error;
  }
});
afterAll(() => service.close());
beforeEach(mockLayout);

/** Returns the titles of the rows, once there are two. */
const titles = () =>
  waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>('main [data-row]');
    expect(found.length).toBeGreaterThan(1);
    return found;
  });

/** Lists with a manual or fixed order. */
const sortedLists = [...listScreens.map(({ path }) => path), '/admin/navigation', '/admin/ruang-lingkup'];

// Paged lists and inboxes have their own tests (e2e/admin).
const walked: [name: string, path: () => string][] = [
  ...sortedLists.map((path): [string, () => string] => [path, () => path]),
  ['broken links', () => '/admin/tautan'],
  ['files', () => '/admin/media'],
  ['files without an English description', () => '/admin/media?view=undescribed'],
  ['people', () => '/admin/users'],
  ['the audit log', () => '/admin/audit-log'],
  ['the security events', () => '/admin/audit-log?log=security'],
  ['the compliance board', () => '/admin/kepatuhan'],
  ['notifications', () => '/admin/pemberitahuan'],
  ['requests about personal data', () => '/admin/permintaan-data'],
  ['certificates of a company', () => `/admin/klien/${company}`],
  ['a trash', () => '/admin/faq?view=trash'],
];

test.each(walked)('j and k move through %s', async (_, path) => {
  const { user } = await renderApp({ path: path(), stack: service, role: 'admin' });
  await screen.findByRole('heading', { level: 1 });
  const rows = await titles();
  await user.keyboard('j');
  expect(rows[0]).toHaveFocus();
  await user.keyboard('j');
  expect(rows[1]).toHaveFocus();
  await user.keyboard('k');
  expect(rows[0]).toHaveFocus();
});

// A list with a drag order, one with nested rows and one with groups.
test.each(['/admin/faq', '/admin/navigation', '/admin/ruang-lingkup'])(
  'x selects a row of %s, and deselecting the last one ends the selection',
  async (path) => {
    const { user } = await renderApp({ path, stack: service, role: 'admin' });
    await screen.findByRole('heading', { level: 1 });
    await titles();
    await user.keyboard('jx');
    const chosen = await screen.findAllByRole('checkbox', { checked: true });
    expect(chosen).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Selesai memilih' })).toBeVisible();
    await user.keyboard('jx');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2);
    await user.keyboard('x');
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
    await user.keyboard('kx');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect((await titles())[0]).toHaveFocus();

    // Clicking the button again ends the selection mode that it started.
    await user.click(screen.getByRole('button', { name: 'Pilih beberapa' }));
    (await titles())[0]?.focus();
    await user.keyboard('xx');
    expect(screen.getByRole('button', { name: 'Selesai memilih' })).toBeVisible();
    expect(screen.queryByRole('checkbox', { checked: true })).toBeNull();
  },
);

test('x selects nothing for a user with read access only', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack: service, role: 'viewer' });
  await screen.findByRole('heading', { level: 1 });
  await titles();
  await user.keyboard('jx');
  expect(screen.queryByRole('checkbox')).toBeNull();
});
