import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFaults, type FaultRule } from '@tests/support/faults';
import { mockLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  mockLayout();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const QUESTION = 'Berapa lama SBU berlaku?';
const MINE = 'Pertanyaan versi saya?';
const isSave: FaultRule['match'] = ({ method }) => method === 'PATCH';

/** Opens the question and changes its text. */
async function typeMine(rules: FaultRule[] = []) {
  const app = await renderApp({
    path: '/admin/faq',
    stack,
    role: 'editor',
    fetch: withFaults(stack.fetch, rules),
  });
  await app.user.click(await screen.findByRole('link', { name: QUESTION }));
  const input = await screen.findByRole('textbox', { name: /^Pertanyaan \(Indonesia\)/ });
  await app.user.clear(input);
  await app.user.paste(MINE);
  return { ...app, input, save: () => app.user.click(screen.getByRole('button', { name: 'Simpan' })) };
}
const alert = (words: RegExp) =>
  waitFor(() => {
    const alerts = screen.getAllByRole('alert').map((each) => each.textContent);
    expect(alerts.join('\n')).toMatch(words);
  });
const readQuestion = async () =>
  (await stack.sql<{ question: string }>('select question from public.faq order by sort_order')).map(
    ({ question }) => question,
  );

test('asks for confirmation before closing a form with unsaved changes', async () => {
  const { user, input } = await typeMine();
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Tinggalkan tanpa menyimpan?' });
  await user.click(within(question).getByRole('button', { name: 'Batal' }));
  expect(input).toHaveValue(MINE);

  window.history.back();
  await user.click(await screen.findByRole('button', { name: 'Buang perubahan' }));
  await waitFor(() => expect(window.location.search).toBe(''));
  expect(await readQuestion()).not.toContain(MINE);
});

test('asks for confirmation before closing the tab only while there are unsaved changes', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const { user, input } = await typeMine();
  expect(leave()).toBe(true);
  await user.clear(input);
  await user.paste(QUESTION);
  await waitFor(() => expect(leave()).toBe(false));
});

test('rejects the second of two conflicting saves and shows both versions', async () => {
  const { user, input, save } = await typeMine();
  await stack.sql('update public.faq set question = $1 where question = $2', ['Versi rekan?', QUESTION]);
  await save();
  await alert(/versi yang lebih baru.*Versi rekan\?/s);
  expect(input).toHaveValue(MINE);
  expect(await readQuestion()).toContain('Versi rekan?');

  await user.click(screen.getByRole('button', { name: 'Simpan versi saya' }));
  await waitFor(async () => expect(await readQuestion()).toContain(MINE));
});

test('offers to load the newer version after a conflict', async () => {
  const { user, save } = await typeMine();
  await stack.sql('update public.faq set question = $1 where question = $2', ['Versi rekan?', QUESTION]);
  await save();
  await user.click(await screen.findByRole('button', { name: 'Pakai versi terbaru' }));
  expect(await screen.findByRole('textbox', { name: /^Pertanyaan \(Indonesia\)/ })).toHaveValue(
    'Versi rekan?',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('ignores a changed order when detecting conflicts', async () => {
  const { save } = await typeMine();
  await stack.sql('update public.faq set sort_order = 90 where question = $1', [QUESTION]);
  await save();
  await waitFor(async () => expect((await readQuestion()).at(-1)).toBe(MINE));
});

test('offers to save a row deleted meanwhile as a new one', async () => {
  const { user, input, save } = await typeMine();
  await stack.sql('delete from public.faq where question = $1', [QUESTION]);
  await save();
  await alert(/sudah dihapus oleh orang lain/);
  expect(input).toHaveValue(MINE);
  await user.click(screen.getByRole('button', { name: 'Simpan sebagai entri baru' }));
  await waitFor(async () => expect((await readQuestion()).at(-1)).toBe(MINE));
});

test('keeps the text when a save fails offline, and saves on the second attempt', async () => {
  const { input, save } = await typeMine([{ match: isSave, fault: 'connection-cut', times: 1 }]);
  await save();
  await alert(/Server tidak dapat dihubungi/);
  expect(input).toHaveValue(MINE);
  await save();
  await waitFor(async () => expect(await readQuestion()).toContain(MINE));
});

test('shows an error when saving after the role was revoked', async () => {
  const { input, save } = await typeMine();
  await stack.sql("update public.app_users set role = 'viewer' where email = 'editor@demo.test'");
  await save();
  await alert(/tidak berhak mengubah entri ini/);
  expect(input).toHaveValue(MINE);
});

test('restores the text when the same user signs in after the session expired', async () => {
  const { user } = await typeMine();
  const { expireSession } = await import('@/session/session-store');
  await expireSession();
  await waitFor(() => expect(window.location.pathname).toBe('/auth/login'));
  await user.type(await screen.findByLabelText(/E-?mail/i), stack.accounts.editor.email);
  await user.type(screen.getByLabelText(/^(Password|Password)/i), stack.accounts.editor.password);
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Teks yang belum tersimpan/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Pertanyaan \(Indonesia\)/ })).toHaveValue(MINE);
});
