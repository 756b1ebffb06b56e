import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AddressSearch } from './address-search';

/** An address that changes late, as one does while a slow page is drawn: `arrive` lets in what was sent first. */
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

test('words that reach the address late take nothing away that was typed meanwhile', async () => {
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

test('a field that was emptied meanwhile stays empty, and says so to the address', async () => {
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

test('the field follows an address that changes elsewhere, back to earlier words too', async () => {
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
