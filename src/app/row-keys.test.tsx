import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, fileComplaint, openService, type Service } from '@tests/service-requests/requests';
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
});
afterAll(() => service.close());

// The lists that the server pages, the inboxes and the sorted ones have their own tests (e2e/admin).
test.each([
  ['people', () => '/admin/users'],
  ['the audit log', () => '/admin/audit-log'],
  ['the security record', () => '/admin/keamanan'],
  ['the compliance board', () => '/admin/kepatuhan'],
  ['notifications', () => '/admin/pemberitahuan'],
  ['requests about personal data', () => '/admin/permintaan-data'],
  ['certificates of a company', () => `/admin/klien/${company}`],
  ['a trash', () => '/admin/faq?view=trash'],
])('j and k walk through %s', async (_, path) => {
  const { user } = await renderApp({ path: path(), stack: service, role: 'admin' });
  await screen.findByRole('heading', { level: 1 });
  const rows = await waitFor(() => {
    const found = document.querySelectorAll<HTMLElement>('main [data-row]');
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  await user.keyboard('j');
  expect(rows[0]).toHaveFocus();
  await user.keyboard('j');
  expect(rows[1]).toHaveFocus();
  await user.keyboard('k');
  expect(rows[0]).toHaveFocus();
});
