import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { setLanguage } from '@/lib/i18n/i18n';
import { docFromText } from '@/lib/rich-text/rich-text-doc';
import { around } from '@tests/support/around';
import { renderPart, settingsWith } from '@tests/support/render-part';
import { Component as FaqPage } from './faq-page';

const entry = (id: string, question: string, category: string, overrides = {}) => ({
  id,
  question,
  question_en: null,
  answer: docFromText(`Jawaban tentang ${question}`),
  answer_en: null,
  category,
  ...overrides,
});
const faq = [
  entry('sbu', 'Apa itu SBU?', 'umum', { question_en: 'What is an SBU?' }),
  entry('tarif', 'Berapa tarifnya?', 'biaya'),
];
const path = '/informasi/faq';
const show = (at = path, entries: unknown[] = faq) =>
  renderPart(<FaqPage />, { path: at, reads: { faq: entries, settings: settingsWith() } });
// `details` has no role with a name to query by.
const details = (question: string) => around(screen.getByText(question), 'details') as HTMLDetailsElement;

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = vi.fn(function (this: Element) {
    scrolledTo.push(this.id);
  });
});

test('lists collapsed questions by category, and shows the answer on click', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Pertanyaan Umum' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(
    expect.arrayContaining(['Umum', 'Biaya']),
  );
  expect(screen.getByText('Jawaban tentang Apa itu SBU?')).not.toBeVisible();
  await userEvent.click(screen.getByText('Apa itu SBU?'));
  expect(screen.getByText('Jawaban tentang Apa itu SBU?')).toBeVisible();
});

test('sets the document title', async () => {
  show();
  await waitFor(() => expect(document.title).toBe('Pertanyaan Umum · LSBU Pilar Nusa'));
});

test('opens and scrolls to the question in #id', () => {
  show(`${path}#tarif`);
  expect(details('Berapa tarifnya?').open).toBe(true);
  expect(details('Apa itu SBU?').open).toBe(false);
  expect(scrolledTo).toContain('berapa-tarifnya');
});

test('offers a link to each question', async () => {
  const { router } = show();
  await userEvent.click(screen.getByText('Apa itu SBU?'));
  await userEvent.click(screen.getAllByRole('link', { name: 'Tautan ke pertanyaan ini' })[0]!);
  expect(router.state.location.hash).toBe('#apa-itu-sbu');
});

test('filters while typing and announces the number of matches', async () => {
  const { router } = show();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari dalam pertanyaan umum' }), 'tarif');
  await waitFor(() => expect(screen.queryByText('Apa itu SBU?')).toBeNull());
  expect(screen.getByText('Berapa tarifnya?')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('1 pertanyaan cocok.');
  expect(router.state.location.search).toBe('?q=tarif');
});

test('corrects a typo and shows the correction', () => {
  show(`${path}?q=tarfinya`);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Tidak ada hasil untuk “tarfinya”. Ini hasil untuk “tarifnya”. 1 pertanyaan cocok.',
  );
  expect(screen.getByText('Berapa tarifnya?')).toBeVisible();
});

test('shows a message for a search without results and offers to clear it', async () => {
  show(`${path}?q=zzz`);
  const box = screen.getByRole('searchbox');
  expect(box).toHaveValue('zzz');
  expect(screen.getByText('Tidak ada pertanyaan yang cocok dengan “zzz”')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
  expect(await screen.findByText('Apa itu SBU?')).toBeVisible();
  expect(box).toHaveValue('');
});

test('marks untranslated text as Indonesian when the interface is English', () => {
  show();
  act(() => setLanguage('en'));
  expect(screen.getByText('What is an SBU?')).not.toHaveAttribute('lang');
  expect(screen.getByText('Berapa tarifnya?')).toHaveAttribute('lang', 'id');
  expect(around(screen.getByText('Jawaban tentang Apa itu SBU?'), '[lang]')).toHaveAttribute('lang', 'id');
});

test('shows a message and a link to the contact page if there are no questions', () => {
  show(path, []);
  expect(screen.getByText('Belum ada pertanyaan umum')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/profil/kontak');
});

test('shows the heading while loading', () => {
  renderPart(<FaqPage />, { path });
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Memuat pertanyaan umum…');
});

test('shows an error with a retry when loading fails', async () => {
  let answer = Response.json({ message: 'refused', code: 'XX000' }, { status: 400 });
  renderPart(<FaqPage />, { path, reads: { settings: settingsWith() }, fetch: async () => answer });
  expect(await screen.findByRole('alert')).toHaveTextContent('Pertanyaan umum tidak dapat dimuat');
  answer = Response.json(faq);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await screen.findByText('Apa itu SBU?')).toBeVisible();
});
