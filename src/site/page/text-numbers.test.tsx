import { renderHook, waitFor } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { fillNumbers, namesNumbers, numbersQuery, useFilledText, type Read } from './text-numbers';

const numbers = [
  { name: 'batas_banding', id: '14 hari kerja', en: '14 working days' },
  { name: 'biaya_banding', id: null, en: null },
];

test('placeholders are filled in all texts, each column in its language', () => {
  const row = {
    answer: { content: [{ text: 'Dalam {batas_banding}, {batas_banding}.' }] },
    answer_en: { content: [{ text: 'Within {batas_banding}.' }] },
    sort_order: 3,
    note: null,
  };
  expect(fillNumbers(row, numbers)).toEqual({
    answer: { content: [{ text: 'Dalam 14 hari kerja, 14 hari kerja.' }] },
    answer_en: { content: [{ text: 'Within 14 working days.' }] },
    sort_order: 3,
    note: null,
  });
});

test('shows an ellipsis for a placeholder without a value, and an unknown placeholder as typed', () => {
  expect(fillNumbers('{biaya_banding} {lain} {Batas} {}', numbers)).toBe('… {lain} {Batas} {}');
  expect(fillNumbers('{batas_banding}', numbers, 'en')).toBe('14 working days');
  expect([namesNumbers('{lain}'), namesNumbers({ a: ['{ }', null, 1] })]).toEqual([true, false]);
});

const read = (data: string): Read<string> => ({
  data,
  isPending: false,
  isError: false,
  isFetching: false,
  errorUpdateCount: 0,
  refetch: () => Promise.resolve(),
});

test('only a text with placeholders waits for their values', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity, retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(({ text }: { text: string }) => useFilledText(read(text)), {
    wrapper,
    initialProps: { text: 'Tanpa angka' },
  });
  expect(result.current).toMatchObject({ data: 'Tanpa angka', isPending: false });
  rerender({ text: 'Dalam {batas_banding}' });
  expect(result.current).toMatchObject({ data: undefined, isPending: true });
  client.setQueryData(numbersQuery.queryKey, numbers);
  await waitFor(() => expect(result.current.data).toBe('Dalam 14 hari kerja'));
});
