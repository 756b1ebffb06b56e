import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildWorker } from '../../scripts/service-worker.ts';

const root = path.resolve(import.meta.dirname, '../..');
const isModule = /^\s*(?:import|export)\b/m;

test('the service worker is one small classic script without application code', async () => {
  const code = await buildWorker(root, false);
  expect(code).toContain('lsbu-pages');
  expect(code).not.toMatch(isModule);
  expect(code).not.toMatch(/i18next|react/i);
  expect(gzipSync(code).length).toBeLessThan(12_000);
});

test('a disabled service worker deletes all caches and unregisters itself', async () => {
  const code = await buildWorker(root, true);
  const deleted: string[] = [];
  const calls: string[] = [];
  const listeners: Record<string, (event: object) => void> = {};
  const scope = {
    addEventListener: (type: string, listener: (event: object) => void) => void (listeners[type] = listener),
    skipWaiting: () => Promise.resolve(void calls.push('skipped waiting')),
    registration: { unregister: () => Promise.resolve(calls.push('unregistered')) },
  };
  const caches = {
    keys: () => Promise.resolve(['lsbu-pages', 'lsbu-reads', 'somebody-else']),
    delete: (name: string) => Promise.resolve(deleted.push(name)),
  };
  runInNewContext(code, { ...scope, caches });
  const work: Promise<unknown>[] = [];
  const event = { waitUntil: (promise: Promise<unknown>) => void work.push(promise) };
  listeners.install?.(event);
  listeners.activate?.(event);
  await Promise.all(work);
  expect(deleted).toEqual(['lsbu-pages', 'lsbu-reads']);
  expect(calls).toEqual(['skipped waiting', 'unregistered']);
});
