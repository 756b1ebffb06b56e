import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { mayBeShipped } from './licence.ts';
import { packageDirectory } from './shipped-package.ts';
import { noticesOf, thirdPartyNotices } from './vite-plugin.ts';

test.each(['MIT', 'ISC', 'OFL-1.1', '(MIT OR GPL-3.0-or-later)', 'MIT AND Zlib', '(Apache-2.0)'])(
  'mayBeShipped accepts the licence %s',
  (license) => expect(mayBeShipped(license)).toBe(true),
);

test.each([
  'GPL-2.0-only',
  'GPL-3.0-or-later',
  'AGPL-3.0',
  'LGPL-2.1',
  'MIT AND LGPL-3.0',
  'MPL-2.0',
  'SSPL-1.0',
  'CC-BY-NC-4.0',
  'UNLICENSED',
  'SEE LICENSE IN terms.txt',
  'GPL-2.0-only WITH Classpath-exception-2.0',
  '',
])('mayBeShipped rejects the licence %j', (license) => expect(mayBeShipped(license)).toBe(false));

test('packageDirectory returns the directory of the innermost package, including its scope', () => {
  expect(packageDirectory('/p/node_modules/a/node_modules/@s/b/dist/c.js')).toBe(
    '/p/node_modules/a/node_modules/@s/b',
  );
  expect(packageDirectory('node_modules/@s/font/files/x.woff2')).toBe('node_modules/@s/font');
  expect(packageDirectory('/p/src/main.tsx')).toBeUndefined();
});

test('noticesOf rejects a permissive licence without its text', () => {
  const text = { name: 'a', version: '1.0.0', license: 'BSD-3-Clause', texts: [] };
  expect(() => noticesOf([text])).toThrow('a (BSD-3-Clause, without its text)');
});

/** Returns a site with one script, worker and font from the package `part` with this licence. */
function siteWith(license: string | undefined) {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'notices-')));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  for (const name of ['part', 'worked', 'font', 'unused']) {
    const manifest = { name, version: '1.2.3', license: name === 'part' ? license : 'MIT' };
    write(`node_modules/${name}/package.json`, JSON.stringify({ ...manifest, type: 'module' }));
    write(`node_modules/${name}/LICENSE`, `Copyright (c) the makers of ${name}`);
    write(`node_modules/${name}/index.js`, `export const value = ${JSON.stringify(name)};`);
  }
  write('node_modules/font/letters.woff2', 'x'.repeat(9000));
  write('worker.js', "import { value } from 'worked'; postMessage(value);");
  write(
    'main.js',
    "import { value } from 'part'; import './main.css'; console.log(value, new Worker(new URL('./worker.js', import.meta.url), { type: 'module' }));",
  );
  write('main.css', "@font-face { font-family: letters; src: url('font/letters.woff2'); }");
  write('index.html', '<script type="module" src="/main.js"></script>');
  const notices = thirdPartyNotices(root);
  return {
    build: () =>
      build({
        root,
        configFile: false,
        logLevel: 'silent',
        plugins: [notices.main],
        worker: { format: 'es', plugins: notices.worker },
      }),
    text: () => readFileSync(path.join(root, 'dist/third-party-notices.txt'), 'utf8'),
  };
}

test('a build lists only the licences of the packages in its scripts, workers and fonts', async () => {
  const site = siteWith('MIT');
  await site.build();
  for (const name of ['part', 'worked', 'font'])
    expect(site.text()).toContain(`${name} 1.2.3 (MIT)\n\nCopyright (c) the makers of ${name}`);
  expect(site.text()).not.toContain('unused');
});

test.each([
  ['GPL-3.0-or-later', 'part (GPL-3.0-or-later)'],
  ['LGPL-2.1', 'part (LGPL-2.1)'],
  ['AGPL-3.0', 'part (AGPL-3.0)'],
  [undefined, 'part (no licence)'],
])('a build with a package under %s fails and reports the package', async (license, words) => {
  await expect(siteWith(license).build()).rejects.toThrow(words);
});
