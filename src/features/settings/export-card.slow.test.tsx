import { screen, waitFor, within } from '@testing-library/react';
import { unzipSync, strFromU8 } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { findToast } from '@tests/support/toasts';

let stack: TestStack;
let rules: FaultRule[];
const create = vi.fn((_file: Blob) => 'blob:content');
beforeEach(async () => {
  rules = [];
  create.mockClear();
  stack = await openTestStack({ wrapFetch: (fetch) => withFaults(fetch, rules) });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: create, revokeObjectURL: vi.fn() }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
});
afterEach(() => stack.close());

/** Matches requests of the export for rows of a table. */
const partOf = (table: string) => (request: Request) =>
  request.url.includes(`/rest/v1/${table}?`) && request.url.includes('limit=1000');

async function openCard() {
  const view = await renderApp({ path: '/admin/settings/export', stack, role: 'admin' });
  const card = within(await screen.findByRole('region', { name: 'Ekspor isi situs' }));
  return { ...view, card, start: card.getByRole('button', { name: 'Ekspor seluruh isi' }) };
}

/** Returns the files of the saved archive. */
async function savedFiles(): Promise<Record<string, Uint8Array>> {
  await waitFor(() => expect(create).toHaveBeenCalled(), { timeout: 60_000 });
  return unzipSync(new Uint8Array(await create.mock.calls[0]![0].arrayBuffer()));
}

const HOSTILE =
  '=HYPERLINK("https://jahat.example";"klik")\n<script>alert(1)</script> "kutip", \'petik\'; 漢字 🙂';

test('exports more than 2,000 rows with hostile text unchanged, but no cases or users', async () => {
  await stack.sql(
    `insert into public.faq (question, answer, category, sort_order, is_published)
     select 'Pertanyaan ke-' || n, '{"type": "doc", "content": []}', 'umum', 100 + n, false from generate_series(1, 2000) n`,
  );
  await stack.sql(
    `update public.legal_products set title = $1 where id = (select id from public.legal_products limit 1)`,
    [HOSTILE],
  );
  const { user, start } = await openCard();
  await user.click(start);
  const files = await savedFiles();
  expect(await findToast('Isi situs diekspor')).toHaveTextContent('tercatat di log audit');

  const jsonOf = (table: string) =>
    JSON.parse(strFromU8(files[`content/${table}.json`]!)) as { id: string }[];
  const [counted] = await stack.sql<{ count: number }>('select count(*)::int as count from public.faq');
  expect(jsonOf('faq')).toHaveLength(counted!.count);
  expect(new Set(jsonOf('faq').map(({ id }) => id)).size).toBe(counted!.count);
  expect(jsonOf('legal_products')).toContainEqual(expect.objectContaining({ title: HOSTILE }));
  // No cell of the CSV may become a formula.
  expect(strFromU8(files['content/legal_products.csv']!)).toContain(`"'=HYPERLINK(`);
  const tables = await stack.sql<{ name: string }>(
    'select table_name as name from private.content_tables order by 1',
  );
  const named = Object.keys(files).filter((name) => name.endsWith('.json') && name.startsWith('content/'));
  expect(named.sort()).toEqual(tables.map(({ name }) => `content/${name}.json`).sort());
  for (const secret of [
    'complaints',
    'appeals',
    'contact_submissions',
    'app_users',
    'client_contacts',
    'audit_log',
  ])
    expect(named.filter((name) => name.includes(secret))).toEqual([]);
  const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as { tables: Record<string, number> };
  expect(manifest.tables.faq).toBe(counted!.count);
  const records = await stack.sql(
    `select actor_name from public.audit_log where table_name = 'content' and action = 'export'`,
  );
  expect(records).toHaveLength(1);
});

test('includes each media file unchanged and lists missing ones', async () => {
  const service = await stack.client('service');
  const bytes = Uint8Array.from({ length: 300 }, (_, at) => (at * 7) % 256);
  const rows = [
    { path: 'ekspor1/akta-e.pdf', alt: 'Akta', mime_type: 'application/pdf' },
    { path: 'ekspor2/jembatan-480w.png', alt: 'Jembatan', mime_type: 'image/png' },
    { path: 'ekspor3/hilang.pdf', alt: 'Tidak pernah tiba', mime_type: 'application/pdf' },
  ];
  for (const [place, row] of rows.entries()) {
    const size = row.mime_type === 'image/png' ? { width: 480, height: 300 } : {};
    const added = await service
      .from('media')
      .insert({ ...row, ...size, original_name: row.path, bytes: 300 });
    expect(added.error).toBeNull();
    if (place === 2) continue;
    const options = { contentType: row.mime_type };
    const sent = await service.storage.from('media').upload(row.path, bytes.slice(place), options);
    expect(sent.error).toBeNull();
  }
  const { user, start } = await openCard();
  await user.click(start);
  const files = await savedFiles();
  expect(await findToast('Isi situs diekspor')).toHaveTextContent(/1 berkas/);
  expect(files['files/ekspor1/akta-e.pdf']).toEqual(bytes);
  expect(files['files/ekspor2/jembatan-480w.png']).toEqual(bytes.slice(1));
  expect(Object.keys(files).filter((name) => name.startsWith('files/'))).toHaveLength(2);
  const manifest = JSON.parse(strFromU8(files['manifest.json']!)) as object;
  expect(manifest).toMatchObject({ files: 2, missing_files: ['ekspor3/hilang.pdf'] });
});

test('shows an error and saves no file when the connection is lost, and succeeds on retry', async () => {
  rules.push({ match: partOf('legalitas'), fault: 'connection-cut' });
  const { user, card, start } = await openCard();
  await user.click(start);
  expect(await card.findByText('Isi situs belum diekspor', undefined, { timeout: 60_000 })).toBeVisible();
  expect(card.getByText(/Server tidak dapat dihubungi/)).toBeVisible();
  expect(create).not.toHaveBeenCalled();
  rules.length = 0;
  await user.click(card.getByRole('button', { name: 'Ekspor seluruh isi' }));
  expect(Object.keys(await savedFiles())).toContain('manifest.json');
  expect(card.queryByText('Isi situs belum diekspor')).not.toBeInTheDocument();
});

test('saves no file when cancelled', async () => {
  rules.push({ match: partOf('faq'), fault: 'hang' });
  const { user, card, start } = await openCard();
  await user.click(start);
  expect(await card.findByRole('progressbar', { name: 'Kemajuan ekspor' })).toBeInTheDocument();
  await user.click(card.getByRole('button', { name: 'Batalkan ekspor' }));
  expect(await findToast('Ekspor dibatalkan')).toBeVisible();
  expect(await card.findByRole('button', { name: 'Ekspor seluruh isi' })).toBeEnabled();
  expect(card.queryByText('Isi situs belum diekspor')).not.toBeInTheDocument();
  expect(create).not.toHaveBeenCalled();
});
