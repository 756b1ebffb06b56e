import { act, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { renderApp } from '../support/render-app.tsx';
import { openTestStack, type TestStack } from '../support/stack.ts';
import { findToast } from '../support/toasts.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());
beforeEach(() => localStorage.clear());

const setDeadlines = (days: object) =>
  stack.sql('update public.site_settings set deadlines = deadlines || $1::jsonb', [JSON.stringify(days)]);

test('no demo text hard-codes a number from the settings or the fees', async () => {
  const editor = await stack.client('editor');
  const numbers = await stack.sql<{ value: string; unit: string }>(
    `select distinct d.value, 'days' as unit from public.site_settings s, jsonb_each_text(s.deadlines) d
       where d.key in ('document_days', 'complaint_outcome_days', 'appeal_filing_days', 'appeal_reassessment_days')
     union select s.privacy ->> 'retention_months', 'months' from public.site_settings s
     union select s.privacy ->> 'record_months', 'months' from public.site_settings s
     union select f.amount::text, 'rupiah' from public.fees f`,
  );
  expect(numbers.length).toBeGreaterThan(8);
  for (const number of numbers) {
    const { data, error } = await editor.rpc('texts_with', number);
    expect(error).toBeNull();
    expect(data, `${number.value} ${number.unit}`).toEqual([]);
  }
});

test('a changed time limit appears on every page that mentions it, in both languages', async () => {
  await setDeadlines({
    appeal_filing_days: 11,
    correction_days: 6,
    document_days: 45,
    complaint_outcome_days: 13,
  });
  const pages = [
    ['/banding', '11 hari kerja', '11 working days'],
    ['/layanan/alur', '11 hari kerja', '11 working days'],
    ['/layanan/alur', '6 hari kerja', '6 working days'],
    ['/layanan/alur', '45 hari', '45 days'],
    ['/informasi/faq', '11 hari kerja', '11 working days'],
    ['/prosedur-keluhan-banding', '11 hari kerja', '11 working days'],
  ] as const;
  for (const [path, id, en] of pages) {
    for (const [language, wanted] of [
      ['id', id],
      ['en', en],
    ] as const) {
      const { unmount } = await renderApp({ path, stack });
      act(() => setLanguage(language));
      await waitFor(() => expect(screen.getByRole('main').textContent, path).toContain(wanted));
      expect(screen.getByRole('main').textContent).not.toMatch(/\{(batas|jawaban|putusan)_/);
      expect(screen.getByRole('main').textContent).not.toMatch(/\b14 (hari kerja|working days)/);
      unmount();
    }
  }
  act(() => setLanguage('id'));
  await setDeadlines({
    appeal_filing_days: 14,
    correction_days: 3,
    document_days: 30,
    complaint_outcome_days: 14,
  });
});

test('saving a time limit lists the texts that still contain the old one, with a link to each', async () => {
  const words = (text: string) =>
    JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
  await stack.sql(`insert into public.faq (question, answer) values ('Sampai kapan?', $1::jsonb)`, [
    words('Ajukan dalam 14 hari kerja.'),
  ]);
  await stack.sql(
    `insert into public.hero_slides (title, subtitle) values ('Cepat', 'Jawaban banding dalam 14 hari kerja')`,
  );
  await stack.sql(
    `update public.rl_subclass set description = 'Banding: 14 hari kerja.' where code = 'BG001'`,
  );
  await stack.sql(
    `update public.site_settings set site = jsonb_set(site, '{home}', '{"first_text": "Banding dalam 14 hari kerja."}')`,
  );
  const { user } = await renderApp({ path: '/admin/settings/deadlines', stack, role: 'admin' });
  const part = within(await screen.findByRole('region', { name: 'Batas waktu' }));
  const days = part.getByRole('spinbutton', { name: 'Banding: batas pengajuan' });
  await user.clear(days);
  await user.type(days, '9');
  await user.click(part.getByRole('button', { name: 'Simpan' }));
  await findToast('Batas waktu: tersimpan');
  expect(await part.findByText('Nilai lama masih tertulis di 4 naskah')).toBeVisible();
  const entry = part.getByRole('link', { name: 'FAQ “Sampai kapan?”' });
  expect(entry).toHaveAttribute('href', expect.stringMatching(/^\/admin\/faq\?edit=/));
  for (const [name, address] of [
    ['Slide “Cepat”', /^\/admin\/hero-slider\?edit=/],
    ['Uraian subklasifikasi BG001', /^\/admin\/ruang-lingkup\?list=subclassifications&edit=/],
    ['Slogan atau kalimat beranda', /^\/admin\/settings\/home$/],
  ] as const)
    expect(part.getByRole('link', { name })).toHaveAttribute('href', expect.stringMatching(address));
});
