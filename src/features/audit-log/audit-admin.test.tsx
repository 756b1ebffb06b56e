import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
  await stack.sql('delete from public.audit_log');
});
afterAll(() => stack.close());

const open = (query = '') => renderApp({ path: `/admin/audit-log${query}`, stack, role: 'admin' });
const rows = () => screen.getAllByRole('row').slice(1);
const firstRow = async () => {
  await screen.findByRole('table', { name: 'Log audit' });
  const [row] = rows();
  if (!row) throw new Error('the log is empty');
  return row;
};
const question = async () =>
  (
    await stack.sql<{ id: string; question: string }>(
      'select id, question from public.faq order by sort_order limit 1',
    )
  )[0];

async function asEditor(
  change: (client: Awaited<ReturnType<TestStack['client']>>, id: string) => PromiseLike<unknown>,
) {
  const row = await question();
  await change(await stack.client('editor'), row?.id ?? '');
}

test('shows each changed field before and after, and reverts the change', async () => {
  const original = (await question())?.question;
  await asEditor((client, id) => client.from('faq').update({ question: 'Apa itu sertifikat?' }).eq('id', id));
  const { user } = await open();
  const row = await firstRow();
  expect(row).toHaveTextContent('Budi Editor');
  expect(row).toHaveTextContent('mengubah FAQ “Apa itu sertifikat?”');
  expect(row).toHaveTextContent('Pertanyaan');

  await user.click(within(row).getByRole('link', { name: /^Rincian: mengubah FAQ/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Budi Editor mengubah FAQ' });
  expect(await within(dialog).findByText('Pertanyaan')).toBeVisible();
  expect(dialog).toHaveTextContent(/Sebelum.*Sesudah/s);
  expect(within(dialog).getByRole('link', { name: 'Buka datanya' })).toHaveAttribute(
    'href',
    expect.stringContaining('/admin/faq?edit='),
  );

  await user.click(within(dialog).getByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  const sure = await screen.findByRole('dialog', { name: 'Kembalikan perubahan ini?' });
  await user.click(within(sure).getByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  expect(await findToast('Data dikembalikan')).toBeVisible();
  expect((await question())?.question).toBe(original);
  await waitFor(() => expect(rows()[0]).toHaveTextContent('Rina Admin'));
});

test('refuses to revert a change that was followed by a newer one, with the reason', async () => {
  await asEditor((client, id) => client.from('faq').update({ category: 'biaya' }).eq('id', id));
  const line = (
    await stack.sql<{ id: string }>('select id from public.audit_log order by created_at desc limit 1')
  )[0];
  await asEditor((client, id) => client.from('faq').update({ category: 'sertifikat' }).eq('id', id));
  const { user } = await open(`?open=${line?.id}`);
  const dialog = await screen.findByRole('dialog', { name: 'Budi Editor mengubah FAQ' });
  await user.click(await within(dialog).findByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  const sure = await screen.findByRole('dialog', { name: 'Kembalikan perubahan ini?' });
  await user.click(within(sure).getByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('sudah diubah lagi sesudahnya');
});

test('refuses to restore the former status of a published certificate', async () => {
  const [certificate] = await stack.sql<{ id: string }>(
    `select id from public.certificates where status = 'aktif' and is_published and deleted_at is null
       and expires_on > private.today() order by number limit 1`,
  );
  const editor = await stack.client('editor');
  await editor
    .rpc('decide_certificate', {
      certificate_id: certificate!.id,
      kind: 'suspend',
      facts: { reason: 'Surveilans' },
    })
    .throwOnError();
  const [line] = await stack.sql<{ id: string }>(
    `select id from public.audit_log where table_name = 'certificates' order by created_at desc limit 1`,
  );
  const { user } = await open(`?open=${line?.id}`);
  const dialog = await screen.findByRole('dialog', { name: /mengubah sertifikat/ });
  await user.click(await within(dialog).findByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  const sure = await screen.findByRole('dialog', { name: 'Kembalikan perubahan ini?' });
  await user.click(within(sure).getByRole('button', { name: 'Kembalikan ke sebelumnya' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('hanya berubah lewat keputusan');
});

test('restores a permanently deleted row', async () => {
  const row = await question();
  await asEditor((client, id) =>
    client.from('faq').update({ deleted_at: new Date().toISOString() }).eq('id', id),
  );
  await asEditor((client, id) => client.from('faq').delete().eq('id', id));
  const { user } = await open('?table=faq&action=delete');
  await user.click(within(await firstRow()).getByRole('link', { name: /^Rincian/ }));
  await user.click(await screen.findByRole('button', { name: 'Pulihkan data ini' }));
  const sure = await screen.findByRole('dialog', { name: 'Pulihkan data yang dihapus?' });
  await user.click(within(sure).getByRole('button', { name: 'Pulihkan data ini' }));
  expect(await findToast('Data dikembalikan')).toBeVisible();
  expect(await question()).toEqual(row);
});

test.each([
  ['faq', { question: 'Impor?' }, '/admin/faq?view=import'],
  ['rl_subclass', { code: 'XX999' }, '/admin/ruang-lingkup/impor?kind=subclassifications'],
  ['certificates', { number: 'X' }, '/admin/klien/impor?kind=certificates'],
])('links an import of %s to the import screen of that list', async (kind, values, address) => {
  const editor = await stack.client('editor');
  const import_id = crypto.randomUUID();
  const options = { mode: 'apply', import_id, chunk: 0, last: true, total: 1, file_name: 'x.csv' };
  const { error } = await editor.rpc('import_rows', { kind, rows: [{ line: 2, values }], options });
  expect(error).toBeNull();
  const lines = await stack.sql<{ id: string }>('select id from public.audit_log where row_id = $1', [
    import_id,
  ]);
  await open(`?open=${lines.at(-1)?.id}`);
  expect(await screen.findByRole('link', { name: 'Buka datanya' })).toHaveAttribute('href', address);
});

test('stores filters in the URL and applies them on the server', async () => {
  await asEditor((client) => client.from('hero_slides').insert({ title: 'Slide percobaan' }));
  const { user } = await open();
  await firstRow();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Jenis data' }), 'slide beranda');
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(window.location.search).toBe('?table=hero_slides');
  await user.type(screen.getByRole('searchbox'), 'tidak ada ini{Enter}');
  expect(await screen.findByText('Tidak ada catatan yang cocok')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Hapus saringan' }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(2));
  expect(window.location.search).toBe('');
});

test('pages through older entries without gaps or repetition', async () => {
  await stack.sql(
    `insert into public.audit_log (actor_kind, actor_name, table_name, row_label, action, created_at)
     select 'system', 'orang ' || n, 'fees', 'biaya ' || n, 'update', timestamptz '2026-01-01' + (n / 4) * interval '1 minute'
     from generate_series(1, 320) n`,
  );
  const { user } = await open('?table=fees');
  const seen: string[] = [];
  for (const count of [150, 150, 20]) {
    await firstRow();
    await waitFor(() => expect(rows()).toHaveLength(count));
    await waitFor(() => expect(seen).not.toContain(rows()[0]?.textContent.match(/biaya \d+/)?.[0]));
    seen.push(...rows().map((row) => row.textContent.match(/biaya \d+/)?.[0] ?? ''));
    const older = screen.queryByRole('link', { name: 'Lebih lama' });
    if (older) await user.click(older);
  }
  expect(new Set(seen).size).toBe(320);
  expect(screen.queryByRole('link', { name: 'Lebih lama' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Ke yang terbaru' }));
  await waitFor(() => expect(rows()).toHaveLength(150));
  await stack.sql(`delete from public.audit_log where table_name = 'fees'`);
});

test('collapses a bulk action into one expandable row with its count', async () => {
  await stack.sql(
    `insert into public.audit_log (actor_kind, actor_name, table_name, row_label, action, created_at)
     select 'person', 'Budi Editor', 'fees', 'biaya ' || n, 'insert', timestamptz '2026-01-02' + (n / 10) * interval '2 seconds'
     from generate_series(1, 40) n`,
  );
  const { user } = await open('?table=fees');
  const run = await firstRow();
  expect(run).toHaveTextContent(/Budi Editor.*menambahkan biaya \(40 data\)/);
  expect(rows()).toHaveLength(1);
  await user.click(within(run).getByRole('button', { name: /^Tampilkan satu per satu: menambahkan/ }));
  expect(rows()).toHaveLength(41);
  expect(screen.getByText('“biaya 7”')).toBeVisible();
});

test('shows the file that entries were imported from', async () => {
  const name = `klien <b>"2026"</b> ${'panjang '.repeat(8)}akhir.xlsx`;
  await stack.sql(
    `insert into public.imports (id, kind, file_name, status, total, actor_name, created_at, finished_at, updated_at)
     values (gen_random_uuid(), 'legal_products', $1, 'done', 40, 'Budi Editor', '2026-01-03', '2026-01-03 00:00:09', '2026-01-03 00:00:09')`,
    [name],
  );
  await stack.sql(
    `insert into public.audit_log (actor_kind, actor_name, table_name, row_label, action, created_at)
     select 'person', 'Budi Editor', 'legal_products', 'hukum ' || n, 'insert', timestamptz '2026-01-03' + (n / 10) * interval '2 seconds'
     from generate_series(1, 40) n`,
  );
  await open('?table=legal_products');
  const run = await firstRow();
  const fileName = await within(run).findByText(/^Impor dari “klien <b>"2026"<\/b> .*….*akhir\.xlsx”$/);
  expect(fileName).toHaveAttribute('title', name);
});

test('exports the filtered entries and records the export', async () => {
  const texts: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (texts.push(blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = await open('?table=hero_slides');
  await firstRow();
  await user.click(screen.getByRole('button', { name: 'Ekspor CSV' }));
  expect(await findToast('1 baris diekspor')).toHaveTextContent('tercatat di log');
  const file = (await texts[0]?.text()) ?? '';
  expect(file).toContain('Slide percobaan');
  expect(file).toContain(',slide beranda,');
  expect(file).not.toContain('hero_slides');
  const [line] = await stack.sql(`select actor_name, after from public.audit_log where action = 'export'`);
  expect(line).toMatchObject({
    actor_name: 'Rina Admin',
    after: { rows: 1, filter: { table: 'hero_slides' } },
  });
});

test('shows an error and retries when the log fails to load', async () => {
  // Fails twice: the route prefetches the log and the screen then requests it itself.
  const fetch = withFaults(stack.fetch, [{ match: 'rpc/search_audit', fault: 'server-error', times: 2 }]);
  const { user } = await renderApp({ path: '/admin/audit-log', stack, role: 'admin', fetch });
  expect(await screen.findByText('Log tidak dapat dimuat')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await firstRow()).toBeVisible();
});

test.each([
  ['id', 'mengekspor daftar “Keluhan”', 'mengekspor seluruh isi situs'],
  ['en', 'exported the list “Complaints”', 'exported all content of the site'],
])('names the list or content that was exported (%s)', async (language, ofList, ofAll) => {
  await stack.sql('delete from public.audit_log');
  const admin = await stack.client('admin');
  await admin.rpc('log_register_export', { kind: 'complaint', filter: {}, row_count: 120 }).throwOnError();
  await stack.sql(`select private.log_action('content', 'export', null)`);
  await open(`?lng=${language}`);
  expect(await screen.findByText(ofList)).toBeVisible();
  expect(screen.getByText(ofAll)).toBeVisible();
});
