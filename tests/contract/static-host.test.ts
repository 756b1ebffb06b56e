import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const page = readFileSync('index.html', 'utf8');
const headers = readFileSync('public/_headers', 'utf8');

test('the content security policy allows exactly the inline scripts of the page', () => {
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code ?? '');
  const hashes = inline.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`);
  expect(headers.match(/sha256-[\w+/=]+/g) ?? []).toEqual(hashes);
});

test('every picture the page refers to is there', () => {
  const files = [...page.matchAll(/href="\/([\w-]+\.(?:svg|png|webmanifest))"/g)].map(
    ([, file]) => file ?? '',
  );
  expect(files).toContain('favicon.svg');
  for (const file of files) expect(existsSync(`public/${file}`), file).toBe(true);
});
