import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adminMessages } from '@/app/admin-messages';
import { publicMessages } from '@/app/messages';
import { pageMessagesLater } from '@/app/page-messages';
import { screenMessagesLater } from '@/app/screen-messages';
import { reachable } from './source-graph.ts';

// A text that nobody added shows its key. Component tests add all texts at once, so this is where it is seen.

const sourceOf = (file: string) => readFileSync(file, 'utf8');

/** The modules a file loads when they are asked for. */
const lazyImports = (file: string) =>
  [...sourceOf(file).matchAll(/\bimport\(\s*'([^']+)'/g)].flatMap(([, source = '']) => {
    const path = source.startsWith('@/') ? `src/${source.slice(2)}` : file.replace(/[^/]+$/, source.slice(2));
    return [`${path}.tsx`, `${path}.ts`].filter((each) => existsSync(each));
  });

/** The namespaces a file reads from: useTranslation('x') or useTranslation(['x', 'y']). */
const read = (source: string) =>
  [...source.matchAll(/useTranslation\(\s*(\[[^\]]*\]|'\w+')/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );

/** The namespaces a file adds, or collects for others to add (`export const resourceKitTexts = { … }`). */
const added = (source: string) =>
  [...source.matchAll(/(?:addMessages\(|Texts = )\{([^}]*)\}/g)].flatMap(([, entries = '']) =>
    [...entries.matchAll(/(\w+):/g)].map(([, name = '']) => name),
  );

const publicRoutes = new Set(lazyImports('src/app/public-routes.tsx'));
const others = globSync('src/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .flatMap(lazyImports);
/** Pages and screens. What opens inside of one, such as a dialog, finds its texts there. */
const roots = [...new Set([...publicRoutes, ...others])].filter((file) =>
  /-(page|screen|admin)\.tsx$|^src\/features\/.*-editor\.tsx$/.test(file),
);

const frame = Object.keys(adminMessages);
const listed = new Set([...frame, ...Object.keys(pageMessagesLater), ...Object.keys(screenMessagesLater)]);

test('pages and screens are found', () => {
  expect(publicRoutes.size).toBeGreaterThan(15);
  expect(roots.length).toBeGreaterThan(publicRoutes.size + 20);
});

test.each(roots)('%s brings the texts of all it shows', (root) => {
  const parts = [...reachable([root]).keys()].filter((file) => /^src\/.*\.tsx?$/.test(file)).map(sourceOf);
  const there = new Set([
    ...Object.keys(publicMessages),
    // The frame around a screen has added its own before.
    ...(publicRoutes.has(root) ? [] : frame),
    ...parts.flatMap(added),
  ]);
  const missing = [...new Set(parts.flatMap(read))].filter((name) => listed.has(name) && !there.has(name));
  expect(missing).toEqual([]);
});
