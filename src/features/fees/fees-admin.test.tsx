import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mockLayout } from '@tests/support/layout';
import { editor, fill, save } from '@tests/support/list-screen';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(mockLayout);

const waitForClosedDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('lists fees by nature of work, in rupiah, with their decree', async () => {
  await renderApp({ path: '/admin/biaya', stack, role: 'editor' });
  expect(await screen.findByRole('heading', { level: 2, name: /^Umum/ })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: /^Spesialis/ })).toBeVisible();
  expect(screen.getByText(/^Rp315\.000$/)).toBeVisible();
  expect(
    (await screen.findAllByText(/^Kepmen 713\/KPTS\/M\/2022 · Penetapan Besaran Biaya/)).length,
  ).toBeGreaterThan(1);
});

test('warns about natures without a fee and revoked decrees', async () => {
  await stack.sql(`update public.fees set is_published = false where nature = 'umum'`);
  await stack.sql(`update public.legal_products set status = 'dicabut' where number = '713/KPTS/M/2022'`);
  const { unmount } = await renderApp({ path: '/admin/biaya', stack, role: 'viewer' });
  expect(await screen.findByText(/^Ada dalam ruang lingkup, belum punya biaya .*: Umum/)).toBeVisible();
  expect(screen.getByText(/keputusan yang sudah dicabut: 713\/KPTS\/M\/2022\.$/)).toBeVisible();
  unmount();
  await stack.sql(`update public.fees set is_published = true where nature = 'umum'`);
  await stack.sql(`update public.legal_products set status = 'berlaku' where number = '713/KPTS/M/2022'`);
  const [work] = await stack.sql<{ gaps: number }>('select cardinality(private.fee_gaps()) as gaps');
  await renderApp({ path: '/admin/biaya?lng=en', stack, role: 'editor' });
  const named = await screen.findByText(/^In the scope, without a fee that applies today: /);
  expect(named.textContent.split(': ')[1]?.split(', ')).toHaveLength(work!.gaps);
  expect(screen.queryByText(/has been revoked/)).not.toBeInTheDocument();
});

test('accepts whole rupiah only and stores a fee with its decree', async () => {
  const { user } = await renderApp({ path: '/admin/biaya?new=1', stack, role: 'editor' });
  const dialog = await editor('Tambah biaya');
  await user.selectOptions(
    within(dialog).getByRole('combobox', { name: /^Sifat pekerjaan/ }),
    'Konsultansi umum',
  );
  await fill(user, dialog, /^Kualifikasi \(Indonesia\)/, 'Kualifikasi uji');
  await fill(user, dialog, /^Biaya/, '12,5');
  await save(user);
  expect(await within(dialog).findByText(/Tulis bilangan bulat dari 0/)).toBeVisible();
  await fill(user, dialog, /^Biaya/, '2.500.000');
  expect(within(dialog).getByText(/^Rp2\.500\.000$/)).toBeVisible();
  const decree = within(dialog).getByRole('combobox', { name: /^Ditetapkan oleh/ });
  await user.selectOptions(decree, await within(decree).findByRole('option', { name: /^Kepmen 713/ }));
  await save(user);
  await waitForClosedDialog();
  expect(await screen.findByText(/^Rp2\.500\.000$/)).toBeVisible();
  const rows = await stack.sql(
    `select f.nature, f.amount, l.number from public.fees f join public.legal_products l on l.id = f.legal_product_id
     where f.qualification = 'Kualifikasi uji'`,
  );
  expect(rows).toEqual([{ nature: 'konsultansi', amount: 2500000, number: '713/KPTS/M/2022' }]);
});

test('copies a fee as an unpublished one under another title', async () => {
  const [fee] = await stack.sql<{
    id: string;
    qualification: string;
    qualification_en: string;
    amount: number;
  }>(
    `select id, qualification, qualification_en, amount from public.fees
     where qualification_en <> '' and is_published and deleted_at is null order by sort_order limit 1`,
  );
  const { id, qualification, qualification_en, amount } = fee!;
  const { user } = await renderApp({ path: `/admin/biaya?edit=${id}`, stack, role: 'editor' });
  const original = await editor(`Ubah “${qualification}”`);
  await user.click(within(original).getByRole('link', { name: 'Buat salinan' }));
  const copy = await editor('Tambah biaya');
  expect(within(copy).getByRole('textbox', { name: /^Kualifikasi \(Indonesia\)/ })).toHaveValue(
    `${qualification} (salinan)`,
  );
  expect(within(copy).queryByRole('link', { name: 'Buat salinan' })).not.toBeInTheDocument();
  await save(user);
  await waitForClosedDialog();
  expect(window.location.search).toBe('');
  const rows = await stack.sql(
    `select qualification_en, amount, is_published from public.fees where qualification = $1`,
    [`${qualification} (salinan)`],
  );
  expect(rows).toEqual([{ qualification_en: `${qualification_en} (copy)`, amount, is_published: false }]);
});

test('lists texts that still contain the old amount after a change', async () => {
  const doc = (text: string) =>
    JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
  await stack.sql(
    `insert into public.faq (question, answer) values ('Berapa tarif kecil?', $1::jsonb), ('Berapa modal?', $2::jsonb)`,
    [doc('Tarifnya Rp315.000.'), doc('Modalnya Rp315.000.000.')],
  );
  const [fee] = await stack.sql<{ id: string }>(
    `select id from public.fees where nature = 'umum' and qualification = 'Kecil'`,
  );
  const { user } = await renderApp({ path: `/admin/biaya?edit=${fee?.id}`, stack, role: 'editor' });
  const dialog = await editor('Ubah “Kecil”');
  await fill(user, dialog, /^Biaya/, '325.000');
  await save(user);
  await waitForClosedDialog();
  expect(await screen.findByText('Nilai lama masih tertulis di 1 naskah')).toBeVisible();
  expect(screen.getByRole('link', { name: 'FAQ “Berapa tarif kecil?”' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/faq\?edit=/),
  );
  await stack.sql('update public.fees set amount = 315000 where id = $1', [fee?.id]);
});
