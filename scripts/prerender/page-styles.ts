import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { AtRule, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Selectors that PurgeCSS must keep: root elements, and classes that scripts add at run time. */
const RUNTIME_SELECTORS = [/^html$/, /^body$/, /^dark$/, /^hydrated$/, /^other-page$/, /^signed-in$/];
/** In HTML, class names such as [&>svg]:size-4 contain entities. */
const ENTITIES = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const unescaped = (word: string) =>
  word.replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => ENTITIES[sign as keyof typeof ENTITIES]); // covers everything the pattern matches
/** Variables used by the drawings. */
const DRAWING_VARIABLE = /^--drawing-/;
/** Pseudo-elements of input types that a page may lack. */
const PARTS_OF_FIELDS = /::-webkit-(?:date|calendar|inner-spin|outer-spin|search)|::file-selector-button/;
const HAS_SUCH_FIELDS = /type="(?:date|time|datetime-local|month|number|file|search)"/;
/** Default placeholder style; unused, because every field is a `.control` with its own. */
const PLACEHOLDER = /^::placeholder$/;
/** Media queries for print and hover, and transitions, which the first paint does not need. */
const DEFERRED_MEDIA = /^print$|\bhover:\s*hover\b/;
const TRANSITION = /^transition/;
/**
 * Tailwind's fallback for browsers without @property (Firefox before 128), which show no borders until the
 * full stylesheet has loaded.
 */
const FALLBACK_LAYER = 'properties';
/** Hides a page that is about to be replaced by another (boot.ts). */
const OTHER_PAGE = '.other-page #root>*{visibility:hidden}';

/** Removes a rule, and at-rules that become empty. */
function removeWithEmptyParents(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent instanceof AtRule && parent.nodes.length === 0) removeWithEmptyParents(parent);
}

/** Returns the stylesheet without rules that the first paint does not need. */
function firstPictureOf(css: string, hasSuchFields: boolean): string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules('media', (rule) => {
    if (DEFERRED_MEDIA.test(rule.params)) rule.remove();
  });
  sheet.walkDecls(TRANSITION, (declaration) => void declaration.remove());
  const name = 'layer';
  sheet.walkAtRules(name, (rule) => {
    // Keep the empty layer: layers take precedence in order of declaration, so this one would otherwise
    // override the others when the full stylesheet loads.
    if (rule.params === FALLBACK_LAYER && rule.nodes)
      rule.replaceWith(postcss.atRule({ name, params: FALLBACK_LAYER }));
  });
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) => !PLACEHOLDER.test(selector) && (hasSuchFields || !PARTS_OF_FIELDS.test(selector)),
    );
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return sheet.toString();
}

/** Removes unused registered properties and the empty rules that PurgeCSS leaves. */
function withoutRest(css: string): string {
  const sheet = postcss.parse(css);
  const used = new Set<string>();
  sheet.walkDecls(({ value }) => value.match(/--[\w-]+/g)?.forEach((name) => used.add(name)));
  sheet.walkAtRules('property', (rule) => {
    if (!used.has(rule.params)) rule.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  return sheet.toString();
}

/**
 * Creates a function that returns the critical CSS of a page: rules of the site's stylesheet, then of the
 * chunks' stylesheets, so that nothing shifts when those load.
 */
export function createPageStyles(site: string) {
  const assets = path.join(site, 'assets');
  const index = readFileSync(path.join(site, 'index.html'), 'utf8');
  const name = /<link rel="stylesheet"[^>]*href="\/assets\/([^"]+)"/.exec(index)?.[1];
  const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
  if (!name || !sheets.includes(name)) throw new Error('The build has no stylesheet');
  const inOrder = [name, ...sheets.filter((file) => file !== name).sort()];
  const whole = inOrder.map((file) => readFileSync(path.join(assets, file), 'utf8')).join('\n');
  const [without, withSuchFields] = [firstPictureOf(whole, false), firstPictureOf(whole, true)];
  return async (html: string): Promise<string> => {
    const [purged] = await new PurgeCSS().purge({
      content: [{ raw: html, extension: 'html' }],
      css: [{ raw: HAS_SUCH_FIELDS.test(html) ? withSuchFields : without }],
      safelist: {
        standard: RUNTIME_SELECTORS,
        variables: [DRAWING_VARIABLE, ...(html.match(/--[\w-]+/g) ?? [])],
      },
      variables: true,
      // Class names as written in the HTML, and names of elements and attributes.
      defaultExtractor: (text) =>
        (text.match(/[^<>"'`\s]+/g) ?? []).map(unescaped).flatMap((word) => [word, word.replace(/=.*/, '')]),
    });
    return OTHER_PAGE + withoutRest(purged?.css ?? whole).replaceAll('</', '<\\/');
  };
}
