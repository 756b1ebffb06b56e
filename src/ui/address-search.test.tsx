import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AddressSearch } from './address-search';

/** Renders a search whose URL changes late, as on a slow page: `arrive` applies the oldest pending change. */
function lateAddress() {
  const waiting: string[] = [];
  let setQuery: (words: string) => void = () => undefined;
  function Page() {
    const [query, set] = useState('');
    setQuery = set;
    return (
      <AddressSearch
        aria-label="Cari"
        clearLabel="Kosongkan"
        query={query}
        onQuery={(words) => waiting.push(words)}
      />
    );
  }
  render(<Page />);
  const go = (words: string) => act(() => setQuery(words));
  return { waiting, go, arrive: () => go(waiting.shift() ?? '') };
}
const field = () => screen.getByRole('searchbox', { name: 'Cari' });

test('a late URL update does not overwrite text typed meanwhile', async () => {
  const user = userEvent.setup();
  const { waiting, arrive } = lateAddress();
  await user.type(field(), 'wulan');
  await waitFor(() => expect(waiting).toEqual(['wulan']));
  await user.type(field(), ' berkas');
  arrive();
  expect(field()).toHaveValue('wulan berkas');
  await waitFor(() => expect(waiting).toEqual(['wulan berkas']));
  arrive();
  expect(field()).toHaveValue('wulan berkas');
});

test('a field cleared meanwhile stays empty and clears the URL', async () => {
  const user = userEvent.setup();
  const { waiting, arrive } = lateAddress();
  await user.type(field(), 'wulan{Enter}');
  await waitFor(() => expect(waiting).toContain('wulan'));
  await user.click(screen.getByRole('button', { name: 'Kosongkan' }));
  waiting.length = 1;
  arrive();
  expect(field()).toHaveValue('');
  await waitFor(() => expect(waiting).toEqual(['']));
});

test('the field follows other changes of the URL, including a return to earlier text', async () => {
  const user = userEvent.setup();
  const { waiting, arrive, go } = lateAddress();
  await user.type(field(), 'wulan');
  await waitFor(() => expect(waiting).toEqual(['wulan']));
  arrive();
  go('');
  expect(field()).toHaveValue('');
  go('wulan');
  expect(field()).toHaveValue('wulan');
  go('budi');
  expect(field()).toHaveValue('budi');
});
