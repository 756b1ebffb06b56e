import { storedImage, storedLink } from '@/ui/rich-text-editor/addresses';
import type { EditorFeatures } from '@/ui/rich-text-editor/editor-services';
import { readUrl, typed } from '@/lib/url-state';
import { cleanTables, tablesToLines } from './clean-tables';
import { all, isBlank, rename, styleOf, unwrap } from './elements';
import { joinWebLists, nestLists, restoreWordLists } from './word-lists';

export interface Cleaned {
  html: string;
  /** Number of images left out. */
  dropped: number;
  /** Number of videos, sounds and frames of other sites left out. */
  embedded: number;
}

/** Elements removed with their content, because none of it is text to read. */
const SILENT =
  'script, style, link, meta, title, base, xml, iframe, object, embed, applet, svg, math, template, noscript, audio, video, canvas, input, select, textarea, [hidden], .MsoCommentReference, .MsoCommentText';
/** Those of them that readers of the source saw or heard. */
const EMBEDDED = 'iframe, object, embed, audio, video';
const HEADINGS: Record<string, string> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };
const KEPT: Record<string, string[]> = {
  A: ['href'],
  OL: ['start', 'type'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  IMG: ['src', 'alt', 'width', 'height', 'data-decorative'],
  ASIDE: ['data-tone'],
};

// Not 'mso-bidi-font-weight', which does not make text bold.
const PLAIN = /(^|[;\s])font-weight:\s*(normal|[1-4]00)/;
const BOLD = /(^|[;\s])font-weight:\s*(bold|[6-9]00)/;

/** Google's parameter for the address that is meant. */
const redirect = { q: typed() };

/** The address without the tracking page Google Docs puts in front of links. */
function withoutDetour(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href)) return href;
  return readUrl(redirect, new URL(href).search).q || href;
}

function cleanLinks(root: HTMLElement) {
  for (const link of all(root, 'a')) {
    const href = storedLink(withoutDetour(link.getAttribute('href') ?? ''));
    // '#_Toc', '#_ftn': places within the Word file, which are not here.
    if (!href || href.startsWith('#_')) unwrap(link);
    else link.setAttribute('href', href);
  }
}

/** Looks that mean something (bold, italic, underlined, struck) as elements; fonts, colours and sizes go. */
function keepMeaning(root: HTMLElement) {
  for (const element of all(root, 'span, font, b, strong')) {
    const style = styleOf(element);
    if (PLAIN.test(style) && element.matches('b, strong')) {
      unwrap(element);
      continue;
    }
    if (!element.matches('span, font')) continue;
    const marks = [
      BOLD.test(style) && !element.closest('h1, h2, h3, h4, h5, h6, th') && 'strong',
      /font-style:\s*italic/.test(style) && 'em',
      /text-decoration[^;]*underline/.test(style) &&
        !element.closest('a') &&
        !element.querySelector('a') &&
        'u',
      /text-decoration[^;]*line-through/.test(style) && 's',
    ].filter((mark) => mark !== false);
    for (const mark of marks) {
      const around = root.ownerDocument.createElement(mark);
      around.append(...element.childNodes);
      element.append(around);
    }
    unwrap(element);
  }
  all(root, ':is(h1, h2, h3, h4, h5, h6) :is(b, strong)').forEach(unwrap);
}

function cleanBlocks(root: HTMLElement) {
  all(root, 'p.MsoTitle').forEach((title) => rename(title, 'h2'));
  all(root, 'p.MsoQuote, p.MsoIntenseQuote').forEach((quote) => {
    const around = root.ownerDocument.createElement('blockquote');
    quote.replaceWith(around);
    around.append(quote);
  });
  for (const heading of all(root, Object.keys(HEADINGS).join()))
    rename(heading, HEADINGS[heading.tagName] ?? 'h3');
  all(root, 'form, fieldset, button, label').forEach(unwrap);
}

/** Images of this site stay; others lie where the reader cannot see them, or tell a stranger who reads. */
function cleanImages(root: HTMLElement, keepImages: boolean): number {
  const images = all(root, 'img');
  const dropped = images.filter((image) => {
    const address = image.getAttribute('src') ?? '';
    const own = address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address;
    if (keepImages && own.startsWith('/') && storedImage(own) && !image.closest('td, th')) {
      image.setAttribute('src', own);
      return false;
    }
    image.remove();
    // One pixel, or none: it counts openings of a mail.
    return Number(image.getAttribute('width') ?? 99) > 1;
  });
  return dropped.length;
}

function dropAttributes(root: HTMLElement) {
  for (const element of all(root, '*')) {
    const kept = KEPT[element.tagName] ?? [];
    for (const { name } of [...element.attributes]) if (!kept.includes(name)) element.removeAttribute(name);
  }
}

function cleanWords(root: HTMLElement) {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT);
  const comments: ChildNode[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.nodeType === Node.COMMENT_NODE) comments.push(node as Comment);
    else node.nodeValue = (node.nodeValue ?? '').replaceAll('\u00a0', ' ').replaceAll('\u00ad', '');
  }
  comments.forEach((comment) => comment.remove());
}

/** Copied from this editor: it is clean, and spaces count. */
const isOwn = (root: HTMLElement) => root.querySelector('[data-pm-slice]') !== null;

/**
 * HTML of Word, Google Docs or a page as plain structure: headings below the page's own, real lists, tables, marks
 * and links. The document it is parsed in runs nothing and loads nothing; the editor's schema is the lock behind.
 */
export function cleanHtml(html: string, features: EditorFeatures): Cleaned {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isFull = features === 'full';
  if (isOwn(body) && isFull) return { html, dropped: 0, embedded: 0 };
  const embedded = all(body, EMBEDDED).filter(
    (element) => !element.parentElement?.closest(EMBEDDED) && !element.hidden,
  ).length;
  all(body, SILENT).forEach((element) => element.remove());
  all(body, '*')
    .filter((element) => /mso-hide:\s*all|display:\s*none/.test(styleOf(element)))
    .forEach((element) => element.remove());
  joinWebLists(body);
  restoreWordLists(body);
  cleanWords(body);
  cleanLinks(body);
  keepMeaning(body);
  cleanBlocks(body);
  nestLists(body);
  const dropped = cleanImages(body, isFull);
  if (isFull) cleanTables(body);
  else {
    tablesToLines(body);
    all(body, 'aside, hr').forEach((element) => (element.matches('hr') ? element.remove() : unwrap(element)));
  }
  // Elements of Word (o:p) have a colon in their name.
  all(body, '*')
    .filter(({ tagName }) => tagName.includes(':'))
    .forEach(unwrap);
  dropAttributes(body);
  all(body, 'body > br, br.Apple-interchange-newline').forEach((element) => element.remove());
  // The innermost first: what holds nothing but them is blank then.
  const blocks = all(body, 'p, div, h2, h3, li, ul, ol, blockquote').reverse();
  blocks.filter(isBlank).forEach((element) => element.remove());
  return { html: body.innerHTML, dropped, embedded };
}
