import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';

/** Names that scripts set before the first paint, and states that no HTML shows. */
const KEPT = [/^dark$/, /^live$/, /^starting$/];
/** While a page starts in the browser after all, what was written for others is not seen. */
const STARTING = '.starting #root>*{visibility:hidden}';

/** The rules of the built stylesheet that a page uses, for its first picture; the whole comes with the script. */
export function createPageStyles(site: string) {
  const assets = path.join(site, 'assets');
  const index = readFileSync(path.join(site, 'index.html'), 'utf8');
  const name = /<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"/.exec(index)?.[1];
  if (!name || !readdirSync(assets).includes(name)) throw new Error('The build has no stylesheet');
  const whole = readFileSync(path.join(assets, name), 'utf8');
  return async (html: string): Promise<string> => {
    const [purged] = await new PurgeCSS().purge({
      content: [{ raw: html, extension: 'html' }],
      css: [{ raw: whole }],
      safelist: KEPT,
      // Class names as they are written, and names of elements and attributes.
      defaultExtractor: (text) =>
        (text.match(/[^<>"'`\s]+/g) ?? []).flatMap((word) => [word, word.replace(/=.*/, '')]),
    });
    return STARTING + (purged?.css ?? whole).replaceAll('</', '<\\/');
  };
}
