import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { smallIndexOf } from './small-index.ts';
import { root } from './start/root.ts';

test('comments go, and inline scripts do the same in fewer letters', () => {
  const html = `<head>
    <!-- Said to whoever reads
         the source. -->
    <script>
      (function () {
        // A comment, and enough of it for the script to be worth the effort: ${'word '.repeat(120)}
        var longName = window.given;
        try {
          window.made = longName + '<!' + '-- kept -->';
        } catch (_) {}
      })();
    </script>
    <script type="module" src="/src/main.tsx"></script>
  </head>`;
  const small = smallIndexOf(html);
  expect(small).not.toMatch(/Said to|A comment|longName/);
  expect(small).toContain('<script type="module" src="/src/main.tsx"></script>');
  const script = /<script>([\s\S]*?)<\/script>/.exec(small)?.[1] ?? '';
  const page = { given: 'a', made: '' };
  runInNewContext(script, { window: page });
  expect(page.made).toBe('a<!-- kept -->');
});

test('what tells old browsers that they are too old keeps the syntax that they know', () => {
  const index = readFileSync(path.join(root, 'index.html'), 'utf8');
  const [script = ''] = /<script>(?:(?!<\/script>)[\s\S])*toSorted[\s\S]*?<\/script>/.exec(index) ?? [];
  expect(script).toContain('too-old');
  expect(smallIndexOf(script)).toBe(script.replaceAll(/\n\s+/g, '\n'));
});

test('an inline script that cannot be read ends the build', () => {
  expect(() => smallIndexOf(`<script>var = ; ${'// '.repeat(200)}</script>`)).toThrow(
    'An inline script of index.html',
  );
});
