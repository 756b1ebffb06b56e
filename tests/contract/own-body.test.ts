import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { demoNames as names } from '../support/demo-names.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'dist');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/**
 * Sample numbers of certificates, schemes and companies in the demo's register, and a name used in earlier
 * hints.
 */
const SAMPLES = /\bPNS-[A-Z]{2}|\b9997\d{9}\b|Adhyasta/;

/** All text files of a build. */
const built = globSync('**/*.{html,js,css,json,svg,txt,webmanifest}', { cwd: DIST }).filter(
  (file) => !file.startsWith('.vite'),
);

test('demoNames contains the name, domain and staff of the demo body', () => {
  expect(names).toEqual(
    expect.arrayContaining(['LSBU Pilar Nusa', 'pilarnusa.example.id', 'Ratna Wijayanti']),
  );
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => name.length < 6)).toEqual([]);
});

test('no build file contains a name of the demo body', () => {
  expect(built.length).toBeGreaterThan(100);
  const found = built.flatMap((file) => {
    const text = readFileSync(path.join(DIST, file), 'utf8');
    return [...names.filter((name) => text.includes(name)), ...(SAMPLES.exec(text) ?? [])].map(
      (name) => `${file}: ${name}`,
    );
  });
  expect(found).toEqual([]);
});

test('no function, migration or mail template contains a name of the demo body', () => {
  const files = globSync(
    ['supabase/{functions,schemas,migrations,templates}/**/*.{ts,sql,html}', 'public/*.svg'],
    {
      cwd: ROOT,
    },
  ).filter((file) => !/\.test\.ts$/.test(file));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) => {
    const text = textOf(file);
    return names.filter((name) => text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
