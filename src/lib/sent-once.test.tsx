import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { AppError } from './errors';
import { useOnce } from './sent-once';

/** The first content sent under each key, as stored by private.was_sent. */
const recorded = new Map<string, string>();
beforeEach(() => recorded.clear());

const isThere = (key: string) => Promise.resolve(recorded.has(key));
const record = (content: string) => (key: string) => {
  const first = recorded.get(key) ?? content;
  if (first !== content) return Promise.reject(new AppError('invalid', 'submission.key_used', 'P0001'));
  recorded.set(key, content);
  return Promise.resolve(content);
};
/** Records the content and loses the response; the server cannot be queried either. */
const loseResponse = (content: string) => async (key: string) => {
  await record(content)(key);
  throw new AppError('network', 'Failed to fetch');
};
const unreachable = () => Promise.reject(new AppError('network', 'Failed to fetch'));

/** Sends from a form that is closed before the outcome is known. The idempotency key remains in the tab. */
async function sendAndClose(content: string, kind?: 'local') {
  const { result, unmount } = renderHook(() => useOnce('note:1', kind));
  await act(() =>
    expect(result.current.run(loseResponse(content), unreachable)).rejects.toThrow('outcome_unknown'),
  );
  unmount();
  expect([...recorded.values()]).toEqual([content]);
}

test('another text in a reopened form is sent as a new submission', async () => {
  await sendAndClose('Catatan satu');
  const { result } = renderHook(() => useOnce('note:1'));
  await act(() => expect(result.current.run(record('Catatan dua'), isThere)).resolves.toBe('Catatan dua'));
  expect([...recorded.values()]).toEqual(['Catatan satu', 'Catatan dua']);
  expect(sessionStorage).toHaveLength(0);
});

test('the same text in a reopened form is recorded once', async () => {
  await sendAndClose('Catatan satu');
  const { result } = renderHook(() => useOnce('note:1'));
  await act(() => expect(result.current.run(record('Catatan satu'), isThere)).resolves.toBe('Catatan satu'));
  expect([...recorded.values()]).toEqual(['Catatan satu']);
});

test('a text stored by the browser is recorded once even if its tab was closed', async () => {
  await sendAndClose('Entri', 'local');
  sessionStorage.clear();
  const { result } = renderHook(() => useOnce('note:1', 'local'));
  await act(() => expect(result.current.run(record('Entri'), isThere)).resolves.toBe('Entri'));
  expect([...recorded.values()]).toEqual(['Entri']);
  expect(localStorage).toHaveLength(0);
});

test('reports a text changed after sending, and sends it on the next attempt', async () => {
  const { result } = renderHook(() => useOnce('note:1'));
  await act(() =>
    expect(result.current.run(loseResponse('Satu'), unreachable)).rejects.toThrow('outcome_unknown'),
  );
  await act(() => expect(result.current.run(record('Dua'), isThere)).rejects.toThrow('submission.key_used'));
  await act(() => expect(result.current.run(record('Dua'), isThere)).resolves.toBe('Dua'));
  expect([...recorded.values()]).toEqual(['Satu', 'Dua']);
});

test('keeps the key without resending after a refusal for another reason', async () => {
  await sendAndClose('Catatan satu');
  const keys: string[] = [];
  const refuse = (key: string) => {
    keys.push(key);
    return Promise.reject(new AppError('invalid', 'field.too_long', 'P0001'));
  };
  const { result } = renderHook(() => useOnce('note:1'));
  await act(() => expect(result.current.run(refuse, isThere)).rejects.toThrow('field.too_long'));
  expect(keys).toEqual([...recorded.keys()]);
});
