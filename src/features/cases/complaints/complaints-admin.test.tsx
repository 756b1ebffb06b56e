import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/render-app';
import { findToast } from '@tests/support/toasts';
import { withFaults } from '@tests/support/faults';
import { fileComplaint, openService, type Service } from '@tests/service-requests/requests';

let service: Service;
const ids: Record<string, string> = {};

const file = async (subject: string, fields: object = {}) => {
  ids[subject] = (await fileComplaint(service, { subject, ...fields })).id;
};
beforeAll(async () => {
  service = await openService();
  await file('Jadwal terlambat');
  await file('Asesor kasar', { category: 'personel', name: 'Citra Dewi' });
  await file('Rahasia besar', { is_confidential: true });
  await file('Menunggu jawaban');
  // Until the staff concerned are confirmed, only admins see a complaint about staff.
  await service.sql(
    `update public.complaints set concerned_confirmed_at = now(),
       first_response_due_at = now() - interval '9 days' where id = $1`,
    [ids['Asesor kasar']!],
  );
  for (const [new_status, reason] of [
    ['diproses', null],
    ['menunggu', 'Mohon nomor.'],
  ]) {
    await service.editor.rpc('move_case', {
      kind: 'complaint',
      id: ids['Menunggu jawaban'],
      new_status,
      reason,
    });
  }
});
afterAll(() => service.close());

const open = (path = '/admin/keluhan', role: 'editor' | 'admin' = 'editor') =>
  renderApp({ path, stack: service, role });
const subjects = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.dataset.row)
    .map((link) => link.textContent);
const rowOf = (subject: string) => within(screen.getByRole('row', { name: new RegExp(subject) }));
const findCase = (subject: string) => screen.findByRole('link', { name: subject });

test('sorts cases due on the same day by arrival', async () => {
  const filed = [];
  for (const place of [1, 2, 3, 4])
    filed.push((await fileComplaint(service, { subject: `Urut ${place}` })).id);
  await service.sql(
    `update public.complaints set first_response_due_at = timestamptz '2099-01-05', due_at = '2099-01-05' where id = any ($1)`,
    [filed],
  );
  await open('/admin/keluhan?q=Urut');
  await findCase('Urut 1');
  expect(subjects()).toEqual(['Urut 1', 'Urut 2', 'Urut 3', 'Urut 4']);
  await service.sql(`delete from public.complaints where id = any ($1)`, [filed]);
});

describe('the list', () => {
  test('sorts overdue cases first and those awaiting the reporter last', async () => {
    await open();
    await findCase('Jadwal terlambat');
    expect(subjects()[0]).toBe('Asesor kasar');
    expect(subjects().at(-1)).toBe('Menunggu jawaban');
    expect(rowOf('Asesor kasar').getByText(/^Tanggapan terlambat \d+ hari kerja$/)).toBeVisible();
    expect(rowOf('Jadwal terlambat').getByText(/^Tanggapan \d+ hari kerja lagi$/)).toBeVisible();
    expect(rowOf('Menunggu jawaban').getByText(/^Waktu berhenti/)).toBeVisible();
  });

  test('marks unread cases, and hides text and identity of a confidential report', async () => {
    await open();
    await findCase('Laporan rahasia');
    expect(await rowOf('Laporan rahasia').findByText('Belum dibaca')).toBeInTheDocument();
    expect(rowOf('Menunggu jawaban').queryByText('Belum dibaca')).not.toBeInTheDocument();
    const secret = rowOf('Laporan rahasia').getByRole('cell', { name: /Identitas dirahasiakan/ });
    // The text wraps; in compact rows the title attribute has the full text.
    expect(secret).not.toHaveClass('sm:truncate');
    expect(secret).toHaveAttribute('title', 'Identitas dirahasiakan');
    expect(rowOf('Laporan rahasia').queryByText(/Budi/)).not.toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Rahasia besar');
  });

  test('stores filters in the URL so that a view can be bookmarked', async () => {
    const { user } = await open();
    await findCase('Asesor kasar');
    await user.click(screen.getByRole('button', { name: 'Kategori: Semua kategori' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Personel atau asesor' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(subjects()).toEqual(['Asesor kasar']));
    expect(window.location.search).toBe('?category=personel');
  });

  test('selects several statuses or one view by keyboard', async () => {
    const { user } = await open('/admin/keluhan?state=menunggu');
    await findCase('Menunggu jawaban');
    const chip = screen.getByRole('button', { name: 'Status: Menunggu pelapor' });
    chip.focus();
    await user.keyboard('{Enter}');
    const menu = within(await screen.findByRole('menu', { name: 'Status: Menunggu pelapor' }));
    const received = menu.getByRole('menuitemcheckbox', { name: 'Baru' });
    expect(menu.getByRole('menuitemcheckbox', { name: 'Menunggu pelapor' })).toBeChecked();
    expect(received).not.toBeChecked();
    // Type-ahead finds the option; Enter checks it and keeps the menu open.
    await user.keyboard('baru');
    await waitFor(() => expect(received).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(received).toBeChecked());
    expect(window.location.search).toBe('?state=baru&state=menunggu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(chip).toHaveFocus();
    expect(chip).toHaveAccessibleName('Status: 2 dipilih');
    await waitFor(() => expect(subjects()).toContain('Asesor kasar'));
    expect(subjects()).toContain('Menunggu jawaban');
    const views = within(screen.getByRole('navigation', { name: 'Tampilan' }));
    expect(views.getByRole('link', { name: /^Menunggu/ })).not.toHaveAttribute('aria-current');
    // A view excludes statuses and closes the menu.
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('menuitemradio', { name: 'Terlambat' }));
    await waitFor(() => expect(subjects()).toEqual(['Asesor kasar']));
    expect(window.location.search).toBe('?state=overdue');
  });

  test.each([
    ['?state=overdue', ['Asesor kasar']],
    ['?state=menunggu', ['Menunggu jawaban']],
    ['?confidential=1', ['Laporan rahasia']],
    ['?state=menunggu&state=ditolak&state=unknown', ['Menunggu jawaban']],
    ['?state=overdue&state=baru', ['Asesor kasar']],
    ['?category=personel&category=penyalahgunaan&category=%27', ['Asesor kasar']],
    ["?assigned=none&assigned=me&assigned=x');--&category=personel", ['Asesor kasar']],
    ['?q=citra+kasar', ['Asesor kasar']],
    ['?state=unknown&category=personel&page=-3', ['Asesor kasar']],
  ])('filters the list by the query string %s to %j', async (search, expected) => {
    await open(`/admin/keluhan${search}`);
    await findCase(expected[0]!);
    expect(subjects()).toEqual(expected);
  });

  test('lists only cases due by the end of the office day with ?state=today', async () => {
    const move = (due: string) =>
      service.sql(
        `update public.complaints set first_response_due_at = ${due} where subject = 'Jadwal terlambat'`,
      );
    const [row] = await service.sql<{ due: string }>(
      `select first_response_due_at::text as due from public.complaints where subject = 'Jadwal terlambat'`,
    );
    await move(`((private.today() + 1)::timestamp at time zone 'Asia/Jakarta') - interval '1 second'`);
    const { unmount } = await open('/admin/keluhan?state=today');
    await findCase('Jadwal terlambat');
    expect(subjects()).toEqual(['Jadwal terlambat']);
    unmount();
    await move(`(private.today() + 1)::timestamp at time zone 'Asia/Jakarta'`);
    await open('/admin/keluhan?state=today');
    await waitFor(() => expect(screen.queryByText('Jadwal terlambat')).not.toBeInTheDocument());
    await move(`'${row?.due}'`);
  });

  test('shows the number of cases per view', async () => {
    await open();
    const views = within(await screen.findByRole('navigation', { name: 'Tampilan' }));
    expect(await views.findByRole('link', { name: 'Terbuka 4' })).toHaveAttribute('aria-current', 'page');
    expect(views.getByRole('link', { name: 'Terlambat 1' })).toHaveAttribute(
      'href',
      '/admin/keluhan?state=overdue',
    );
  });

  test('selects cases with j and k and opens one with Enter', async () => {
    const { user } = await open();
    await findCase('Asesor kasar');
    await user.keyboard('jj');
    expect(document.activeElement).toHaveTextContent(subjects()[1]!);
    await user.keyboard('k');
    expect(document.activeElement).toHaveTextContent('Asesor kasar');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe(`?case=${ids['Asesor kasar']}`));
  });

  test('offers to clear the filters when there are no results', async () => {
    const { user } = await open('/admin/keluhan?q=tidakada');
    await user.click(await screen.findByRole('link', { name: 'Tampilkan yang terbuka' }));
    expect(await findCase('Asesor kasar')).toBeVisible();
  });

  test('shows an error with a retry button when the list fails to load', async () => {
    await renderApp({
      path: '/admin/keluhan',
      stack: service,
      role: 'editor',
      fetch: withFaults(service.fetch, [{ match: '/rest/v1/complaints', fault: 'malformed-json' }]),
    });
    expect(await screen.findByText('Daftar tidak dapat dimuat')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  });
});

test('exports the filtered register as CSV without the reporters', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: keep, revokeObjectURL: () => undefined }));
  function keep(file: Blob) {
    saved.push(file);
    return 'blob:register';
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open('/admin/keluhan?category=personel');
  await user.click(await screen.findByRole('button', { name: 'Ekspor register (CSV)' }));
  expect(await findToast('1 baris diekspor')).toBeVisible();
  const text = await saved[0]!.text();
  expect(text).toMatch(/^\uFEFF?Nomor,Diterima,/);
  expect(text).toMatch(/KEL-\d{4}-\d{6},.*Asesor kasar/);
  expect(text).not.toMatch(/Citra|pelapor\.example/);
  const [line] = await service.sql(
    `select actor_name, table_name, after -> 'filter' ->> 'category' as category, after ->> 'rows' as rows
     from public.audit_log where action = 'export'`,
  );
  expect(line).toEqual({
    actor_name: 'Budi Editor',
    table_name: 'complaints',
    category: '["personel"]',
    rows: '1',
  });
});

test.each(['case_counts', 'unread_cases', 'case_figures'])('refuses viewers at %s', async (name) => {
  const viewer = await service.client('viewer');
  const args = { kind: 'complaint', ...(name === 'unread_cases' && { ids: [] }) };
  expect((await viewer.rpc(name, args)).error?.code).toBe('42501');
});
