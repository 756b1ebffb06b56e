import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findBrowser } from './browser.ts';

let folder = '';
const program = (name: string, script: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
  return file;
};

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'browser-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('findBrowser reports a CHROMIUM_PATH that cannot be executed', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(findBrowser).toThrow("CHROMIUM_PATH is '/nowhere/chromium', which is not executable.");
});

test('findBrowser prefers CHROMIUM_PATH to every other browser', () => {
  const named = program('my-browser', 'exit 0');
  vi.stubEnv('CHROMIUM_PATH', named);
  expect(findBrowser()).toBe(named);
});

test('findBrowser prefers the headless browser to the full one', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  program('chromium', 'exit 0');
  const shell = program('chromium-headless-shell', 'exit 0');
  expect(findBrowser()).toBe(shell);
  rmSync(shell);
});

test('findBrowser skips a browser on PATH that does not start', () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
  program('chromium', 'exit 127');
  const works = program('google-chrome', 'exit 0');
  expect(findBrowser()).toBe(works);
});
