import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';

/** Elements around what is drawn, names that scripts set before the first paint, and states that no HTML shows. */
const KEPT = [/^html$/, /^body$/, /^dark$/, /^live$/, /^starting$/, /^large$/, /^calm$/, /^signed-in$/];
/** Names such as [&>svg]:size-4 are written with references in HTML. */
const SIGNS = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const unescaped = (word: string) =>
  word.replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => SIGNS[sign as keyof typeof SIGNS]); // all that it matches
/** While a page starts in the browser after all, what was written for others is not seen. */
const STARTING = '.starting #root>*{visibility:hidden}';

/**
 * The rules of the built stylesheets that a page uses, for its first picture: of the site's own, then of those that come with
 * a page's chunk, so that nothing moves when they arrive with the script.
 */
export function createPageStyles(site: string) {
  const assets = path.join(site, 'assets');
  const index = readFileSync(path.join(site, 'index.html'), 'utf8');
  const name = /<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"/.exec(index)?.[1];
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css') && !file.endsWith('.later.css'));
  if (!name || !sheets.includes(name)) throw new Error('The build has no stylesheet');
  const inOrder = [name, ...sheets.filter((file) => file !== name).sort()];
  const whole = inOrder.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('\n');
  return async (html: string): Promise<string> => {
    const [purged] = await new PurgeCSS().purge({
      content: [{ raw: html, extension: 'html' }],
      css: [{ raw: whole }],
      safelist: KEPT,
      // Class names as they are written, and names of elements and attributes.
      defaultExtractor: (text) =>
        (text.match(/[^<>"'`\s]+/g) ?? []).map(unescaped).flatMap((word) => [word, word.replace(/=.*/, '')]),
    });
    return STARTING + (purged?.css ?? whole).replaceAll('</', '<\\/');
  };
}
