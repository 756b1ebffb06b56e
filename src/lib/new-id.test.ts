import { afterEach, expect, test, vi } from 'vitest';
import { newId } from './new-id';

afterEach(() => vi.unstubAllGlobals());

test('ids are unique UUIDs on plain http, where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 200 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(200);
});
