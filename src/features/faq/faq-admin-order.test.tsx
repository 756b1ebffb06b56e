import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withFaults } from '@tests/support/faults';
import { giveLayout } from '@tests/support/layout';
import { renderApp } from '@tests/support/render-app';
import { openTestStack, type TestStack } from '@tests/support/stack';

let stack: TestStack;
beforeEach(async () => {
  giveLayout();
  stack = await openTestStack();
});
afterEach(() => stack.close());

const FIRST = 'Apa itu Sertifikat Badan Usaha (SBU)?';
const SECOND = 'Berapa lama SBU berlaku?';
const THIRD = 'Dokumen apa saja yang perlu disiapkan?';

const shown = () => {
  const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('switch'));
  return rows.slice(0, 3).map((row) => within(row).getAllByRole('link')[0]?.textContent);
};
const stored = async () => {
  const rows = await stack.sql<{ question: string }>(
    'select question from public.faq order by sort_order limit 3',
  );
  return rows.map(({ question }) => question);
};

test('buttons move a row at once, say where it is, and keep the focus', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor' });
  const down = await screen.findByRole('button', { name: `Turunkan “${FIRST}”` });
  expect(screen.getByRole('button', { name: `Naikkan “${FIRST}”` })).toHaveAttribute('aria-disabled', 'true');
  await user.click(down);
  expect(shown()).toEqual([SECOND, FIRST, THIRD]);
  expect(screen.getByText(`“${FIRST}” kini di posisi 2 dari 13.`)).toBeInTheDocument();
  await user.click(down);
  expect(shown()).toEqual([SECOND, THIRD, FIRST]);
  expect(down).toHaveFocus();
  await waitFor(async () => expect(await stored()).toEqual([SECOND, THIRD, FIRST]));
});

test('a row is lifted, moved and put down with the keyboard', async () => {
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor' });
  const handle = await screen.findByRole('button', { name: `Geser “${FIRST}”` });
  expect(handle).toHaveAccessibleDescription(/Tekan spasi untuk mengangkat/);
  handle.focus();
  const listened = vi.spyOn(document, 'addEventListener');
  await user.keyboard(' ');
  await screen.findByText(`“${FIRST}” diangkat, posisi 1 dari 13.`);
  // A lifted row hears the arrows after the press that has lifted it, so that this one does not put it down.
  await waitFor(() => expect(listened).toHaveBeenCalledWith('keydown', expect.anything(), undefined));
  await user.keyboard('{ArrowDown}');
  await screen.findByText(`“${FIRST}” kini di posisi 2 dari 13.`);
  await user.keyboard(' ');
  await waitFor(() => expect(shown()).toEqual([SECOND, FIRST, THIRD]));
  await waitFor(async () => expect(await stored()).toEqual([SECOND, FIRST, THIRD]));
});

test('an order that cannot be stored goes back, with a word about why', async () => {
  const fetch = withFaults(stack.fetch, [{ match: '/rpc/reorder', fault: 'server-error' }]);
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor', fetch });
  await user.click(await screen.findByRole('button', { name: `Turunkan “${FIRST}”` }));
  expect((await screen.findAllByText('Urutan tidak tersimpan'))[0]).toBeVisible();
  expect(shown()).toEqual([FIRST, SECOND, THIRD]);
  expect(await stored()).toEqual([FIRST, SECOND, THIRD]);
});

test('a switch that cannot be stored goes back', async () => {
  const fetch = withFaults(stack.fetch, [
    { match: ({ method }) => method === 'PATCH', fault: 'connection-cut' },
  ]);
  const { user } = await renderApp({ path: '/admin/faq', stack, role: 'editor', fetch });
  const toggle = await screen.findByRole('switch', { name: `Terbit: “${FIRST}”` });
  await user.click(toggle);
  expect((await screen.findAllByText('Perubahan tidak tersimpan'))[0]).toBeVisible();
  expect(toggle).toBeChecked();
});
