import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { AtRule, type Rule } from 'postcss';
import { PurgeCSS } from 'purgecss';

/** Elements around what is drawn, names that scripts set before the first paint, and states that no HTML shows. */
const KEPT = [/^html$/, /^body$/, /^dark$/, /^hydrated$/, /^other-page$/, /^signed-in$/];
/** Names such as [&>svg]:size-4 are written with references in HTML. */
const SIGNS = { '&amp;': '&', '&gt;': '>', '&lt;': '<', '&quot;': '"', '&#x27;': "'" };
const unescaped = (word: string) =>
  word.replace(/&(?:amp|gt|lt|quot|#x27);/g, (sign) => SIGNS[sign as keyof typeof SIGNS]); // all that it matches
/** Variables that the file of drawings reads. */
const DRAWN = /^--drawing-/;
/** Parts of fields that the page may not have, and how they look. */
const PARTS_OF_FIELDS = /::-webkit-(?:date|calendar|inner-spin|outer-spin|search)|::file-selector-button/;
const HAS_SUCH_FIELDS = /type="(?:date|time|datetime-local|month|number|file|search)"/;
/** The look that browsers give to fields, which are all a `.control` with a colour of its own. */
const BY_DEFAULT = /^::placeholder$/;
/** On paper, under a mouse, and on the way from one state to another: all of it comes later than the first picture. */
const LATER = /^print$|\bhover:\s*hover\b/;
const ON_THE_WAY = /^transition/;
/** Of Tailwind, for browsers that know no @property (Firefox before 128): until the whole stylesheet is here they show no borders. */
const FOR_OLDER = 'properties';
/** Hides the content of a page that is about to render another one (boot.ts). */
const OTHER_PAGE = '.other-page #root>*{visibility:hidden}';

/** Takes a rule out, with the conditions that hold nothing else. */
function removeWithAround(rule: Rule | AtRule): void {
  const { parent } = rule;
  rule.remove();
  if (parent instanceof AtRule && parent.nodes.length === 0) removeWithAround(parent);
}

/** A stylesheet without what no first picture shows. */
function firstPictureOf(css: string, hasSuchFields: boolean): string {
  const sheet = postcss.parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkAtRules('media', (rule) => {
    if (LATER.test(rule.params)) rule.remove();
  });
  sheet.walkDecls(ON_THE_WAY, (declaration) => void declaration.remove());
  const name = 'layer';
  sheet.walkAtRules(name, (rule) => {
    // Named all the same, or it would come after the others, and win over them, with the whole stylesheet.
    if (rule.params === FOR_OLDER && rule.nodes)
      rule.replaceWith(postcss.atRule({ name, params: FOR_OLDER }));
  });
  sheet.walkRules((rule) => {
    const kept = rule.selectors.filter(
      (selector) => !BY_DEFAULT.test(selector) && (hasSuchFields || !PARTS_OF_FIELDS.test(selector)),
    );
    if (kept.length === 0) removeWithAround(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  return sheet.toString();
}

/** Rules without the registered properties that none of them uses, and the empty rules, that PurgeCSS leaves. */
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
 * The rules of the built stylesheets that a page uses, for its first picture: of the site's own, then of those that come with
 * a page's chunk, so that nothing moves when they arrive with the script.
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
      safelist: { standard: KEPT, variables: [DRAWN, ...(html.match(/--[\w-]+/g) ?? [])] },
      variables: true,
      // Class names as they are written, and names of elements and attributes.
      defaultExtractor: (text) =>
        (text.match(/[^<>"'`\s]+/g) ?? []).map(unescaped).flatMap((word) => [word, word.replace(/=.*/, '')]),
    });
    return OTHER_PAGE + withoutRest(purged?.css ?? whole).replaceAll('</', '<\\/');
  };
}
