import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteProgress } from '@/imports/import-memory';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { captureSavedFiles } from '@tests/support/saved-files';

let stack: TestStack;
beforeEach(async () => {
  deleteProgress();
  mockLayout();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const open = (path: string, role: 'admin' | 'editor' | 'viewer' = 'editor') =>
  renderApp({ path, stack, role });
async function choose(user: Awaited<ReturnType<typeof open>>['user'], file: File) {
  await screen.findByRole('heading', { name: 'Pilih berkas' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no place for a file');
  await user.upload(input, file);
}

test('imports an edited export of questions and undoes the import', async () => {
  const saved = captureSavedFiles();
  const { user } = await open('/admin/faq?q=SBU');
  await user.click(await screen.findByRole('button', { name: 'Ekspor' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  const { name, text } = await saved.next();
  expect(name).toMatch(/^pertanyaan-umum-\d{4}-\d{2}-\d{2}\.csv$/);
  const [heading = '', ...rows] = text.split('\r\n');
  expect(heading).toBe(
    '\ufeffPertanyaan (Indonesia),Pertanyaan (Inggris),Jawaban (Indonesia),Jawaban (Inggris),Kategori,Terbit',
  );
  expect(rows.length).toBeLessThan(10);
  expect(text).toContain('Berapa lama SBU berlaku?');

  await user.click(screen.getByRole('link', { name: 'Impor' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Impor pertanyaan umum' })).toBeVisible();
  expect(screen.getByText(/Setiap baris dikenali dari Pertanyaan \(Indonesia\)/)).toBeVisible();
  const changed = text
    .replace('How long is an SBU valid?', 'How long does an SBU last?')
    .replace('SBU berlaku {masa_berlaku} sejak diterbitkan.', '=SUM(1)\nSBU berlaku "tiga tahun".');
  await choose(user, new File([changed], 'tanya.csv'));
  await user.click(await screen.findByRole('button', { name: 'Periksa baris' }));
  const verdict = await screen.findByText(/^0 baru, 1 berubah, \d sama, 0 bermasalah\.$/);
  expect(verdict).toBeVisible();
  expect(screen.getByText('Sebelumnya: How long is an SBU valid?')).toBeVisible();
  const before = await stack.sql('select answer, question_en from public.faq order by sort_order');
  await user.click(screen.getByRole('button', { name: 'Impor 1 baris' }));
  await screen.findByRole('heading', { name: 'Impor selesai' });
  const [now] = await stack.sql<{ answer: { content: unknown[] }; question_en: string }>(
    `select answer, question_en from public.faq where question = 'Berapa lama SBU berlaku?'`,
  );
  expect(now?.question_en).toBe('How long does an SBU last?');
  expect(now?.answer.content[0]).toEqual({ type: 'paragraph', content: [{ type: 'text', text: '=SUM(1)' }] });

  await user.click(screen.getByRole('button', { name: 'Urungkan impor ini' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Urungkan impor tanya.csv?' }));
  await user.click(dialog.getByRole('button', { name: 'Urungkan impor' }));
  expect((await screen.findAllByText('1 baris dikembalikan.'))[0]).toBeVisible();
  expect(await stack.sql('select answer, question_en from public.faq order by sort_order')).toEqual(before);
  await user.click(screen.getByRole('link', { name: 'Ke daftar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Pertanyaan umum' })).toBeVisible();
});

test('the sample file is named after the list', async () => {
  const saved = captureSavedFiles();
  const { user } = await open('/admin/faq?view=import');
  await user.click(await screen.findByRole('button', { name: 'Contoh CSV' }));
  expect((await saved.next()).name).toBe('contoh-impor-pertanyaan-umum.csv');
});

test('shows an error for each invalid value', async () => {
  const { user } = await open('/admin/produk-hukum?view=import');
  const file = `number,kind,year,title,Terbit\n1,pp,1.5,${'x'.repeat(501)},entah\n2,pp,12,Judul,ya`;
  await choose(user, new File([file], 'hukum.csv'));
  await user.click(await screen.findByRole('button', { name: 'Periksa baris' }));
  expect(await screen.findByText('0 baru, 0 berubah, 0 sama, 2 bermasalah.')).toBeVisible();
  expect(screen.getByText('Tulis bilangan bulat.')).toBeVisible();
  expect(screen.getByText(/^Tulis bilangan bulat dari \d+ sampai \d+\.$/)).toBeVisible();
  expect(screen.getByText('Tulis ya atau tidak.')).toBeVisible();
});

test('the import maps all columns of the sample file', async () => {
  const saved = captureSavedFiles();
  const { user } = await open('/admin/produk-hukum?view=import');
  await user.click(await screen.findByRole('button', { name: 'Contoh CSV' }));
  const { text } = await saved.next();
  await choose(user, new File([text], 'contoh.csv'));
  for (const select of await screen.findAllByRole('combobox')) {
    expect(select).not.toHaveDisplayValue('(tidak diimpor)');
  }
  await user.click(await screen.findByRole('button', { name: 'Periksa baris' }));
  expect(await screen.findByText('1 baru, 0 berubah, 0 sama, 0 bermasalah.')).toBeVisible();
});

test('viewers can neither export nor import, even with the import URL', async () => {
  await open('/admin/biaya?view=import', 'viewer');
  expect(await screen.findByRole('heading', { level: 1, name: 'Biaya' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Impor' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ekspor' })).not.toBeInTheDocument();
});

test.each(['navigation', 'hero-slider', 'legalitas'])(
  'the short list %s has neither import nor export',
  async (path) => {
    await open(`/admin/${path}?view=import`, 'admin');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ekspor' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Impor' })).not.toBeInTheDocument();
    vi.restoreAllMocks();
  },
);
