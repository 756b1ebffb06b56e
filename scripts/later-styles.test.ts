import { expect, test } from 'vitest';
import { laterOf, withoutInline } from './later-styles.ts';

test('fonts are left out, and nothing else', () => {
  const rest =
    '.a{color:var(--b)}@media print{.a{color:#000}}@keyframes c{to{opacity:1}}' +
    '@property --b{syntax:"*";inherits:false;initial-value:0 0 #0000}';
  const once = "@font-face{font-family:Letters;src:url('/assets/letters.woff2')format('woff2')}";
  expect(withoutInline(once + rest)).toBe(rest);
});

test('the address stands beside that of the whole stylesheet, alone or in a link', () => {
  expect(laterOf('assets/index-abc.css')).toBe('assets/index-abc.later.css');
  expect(laterOf('<link rel="stylesheet" href="/assets/index-abc.css">')).toBe(
    '<link rel="stylesheet" href="/assets/index-abc.later.css">',
  );
  expect(laterOf('')).toBe('');
});
