import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FILE = 'dist/third-party-notices.txt';

/** One package per route into the build: scripts, styles, a font, the two workers, a build helper. */
test.each([
  ['react', 'MIT', 'Meta Platforms'],
  ['diff', 'BSD-3-Clause', 'Kevin Decker'],
  ['tailwindcss', 'MIT', 'Tailwind Labs'],
  ['@fontsource-variable/plus-jakarta-sans', 'OFL-1.1', 'Plus Jakarta Sans Project Authors'],
  ['altcha-lib', 'MIT', 'Daniel Regeci'],
  ['fflate', 'MIT', 'Arjun Barrett'],
  ['vite', 'MIT', 'Vite contributors'],
])('the build includes the licence of %s', (name, license, holder) => {
  if (!existsSync(FILE)) throw new Error('There is no build to read: run `npm run build:local` first.');
  const entries = readFileSync(FILE, 'utf8').split(/^-{80}\n/m);
  const entry = entries.find((text) => text.startsWith(`${name} `)) ?? '';
  expect(entry).toContain(`(${license})`);
  expect(entry).toContain(holder);
});
