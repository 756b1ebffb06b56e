import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { drawingNames } from '@/ui/drawings/drawing';
import { Drawings } from './drawings.tsx';

// To update the file: npx vitest run tools/drawings --update
test('drawings.svg matches the rendered components', async () => {
  const made = renderToStaticMarkup(<Drawings />)
    .replaceAll('<symbol', '\n<symbol')
    .replace('</svg>', '\n</svg>\n');
  for (const name of drawingNames) expect(made).toContain(`<symbol id="${name}"`);
  expect(made).not.toMatch(/NaN|undefined|Infinity/);
  await expect(made).toMatchFileSnapshot('../../src/ui/drawings/drawings.svg');
});
