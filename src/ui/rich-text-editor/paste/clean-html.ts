import { storedImage, storedLink } from '@/ui/rich-text-editor/addresses';
import type { EditorFeatures } from '@/ui/rich-text-editor/editor-services';
import { readUrl, typed } from '@/lib/url-state';
import { cleanTables, tablesToLines } from './clean-tables';
import { all, isBlankElement, rename, inlineStyle, unwrapElement } from './elements';
import { joinWebLists, nestLists, restoreWordLists } from './word-lists';

export interface Cleaned {
  html: string;
  /** Number of removed images. */
  dropped: number;
  /** Number of removed videos, audio elements and frames from other sites. */
  embedded: number;
}

/** Elements removed with their content, which is not readable text. */
const REMOVED_WITH_CONTENT =
  'script, style, link, meta, title, base, xml, iframe, object, embed, applet, svg, math, template, noscript, audio, video, canvas, input, select, textarea, [hidden], .MsoCommentReference, .MsoCommentText';
/** Removed elements that were visible or audible in the source. */
const EMBEDDED = 'iframe, object, embed, audio, video';
const HEADINGS: Record<string, string> = { H1: 'h2', H4: 'h3', H5: 'h3', H6: 'h3' };
const ALLOWED_ATTRIBUTES: Record<string, string[]> = {
  A: ['href'],
  OL: ['start', 'type'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  IMG: ['src', 'alt', 'width', 'height', 'data-decorative'],
  ASIDE: ['data-tone'],
};

// Excludes 'mso-bidi-font-weight', which does not make text bold.
const PLAIN = /(^|[;\s])font-weight:\s*(normal|[1-4]00)/;
const BOLD = /(^|[;\s])font-weight:\s*(bold|[6-9]00)/;

/** Google's parameter for the target address. */
const redirect = { q: typed() };

/** Removes the tracking redirect that Google Docs adds to links. */
function unwrapRedirect(href: string): string {
  if (!/^https:\/\/www\.google\.com\/url\?/.test(href)) return href;
  return readUrl(redirect, new URL(href).search).q || href;
}

function cleanLinks(root: HTMLElement) {
  for (const link of all(root, 'a')) {
    const href = storedLink(unwrapRedirect(link.getAttribute('href') ?? ''));
    // '#_Toc', '#_ftn': anchors within the Word file, which are not pasted.
    if (!href || href.startsWith('#_')) unwrapElement(link);
    else link.setAttribute('href', href);
  }
}

/**
 * Converts meaningful styles (bold, italic, underlined, struck) to elements; drops fonts, colours and sizes.
 */
function keepMeaning(root: HTMLElement) {
  for (const element of all(root, 'span, font, b, strong')) {
    const style = inlineStyle(element);
    if (PLAIN.test(style) && element.matches('b, strong')) {
      unwrapElement(element);
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
    unwrapElement(element);
  }
  all(root, ':is(h1, h2, h3, h4, h5, h6) :is(b, strong)').forEach(unwrapElement);
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
  all(root, 'form, fieldset, button, label').forEach(unwrapElement);
}

/** Keeps only images of this site: others may be inaccessible to readers or track them. */
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
    // A tracking pixel.
    return Number(image.getAttribute('width') ?? 99) > 1;
  });
  return dropped.length;
}

function dropAttributes(root: HTMLElement) {
  for (const element of all(root, '*')) {
    const kept = ALLOWED_ATTRIBUTES[element.tagName] ?? [];
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

/**
 * Returns true for content copied from this editor: it is already clean, and its whitespace is significant.
 */
const isOwn = (root: HTMLElement) => root.querySelector('[data-pm-slice]') !== null;

/**
 * Converts HTML from Word, Google Docs or a web page to plain structure: headings below the page's own, real
 * lists, tables, marks and links. Parses it in an inert document, which neither executes nor loads anything;
 * the editor's schema is the second line of defence.
 */
export function cleanHtml(html: string, features: EditorFeatures): Cleaned {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const isFull = features === 'full';
  if (isOwn(body) && isFull) return { html, dropped: 0, embedded: 0 };
  const embedded = all(body, EMBEDDED).filter(
    (element) => !element.parentElement?.closest(EMBEDDED) && !element.hidden,
  ).length;
  all(body, REMOVED_WITH_CONTENT).forEach((element) => element.remove());
  all(body, '*')
    .filter((element) => /mso-hide:\s*all|display:\s*none/.test(inlineStyle(element)))
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
    all(body, 'aside, hr').forEach((element) =>
      element.matches('hr') ? element.remove() : unwrapElement(element),
    );
  }
  // Word's own elements (o:p) have a colon in their name.
  all(body, '*')
    .filter(({ tagName }) => tagName.includes(':'))
    .forEach(unwrapElement);
  dropAttributes(body);
  all(body, 'body > br, br.Apple-interchange-newline').forEach((element) => element.remove());
  // Innermost first: a block becomes blank if it contains only blank blocks.
  const blocks = all(body, 'p, div, h2, h3, li, ul, ol, blockquote').reverse();
  blocks.filter(isBlankElement).forEach((element) => element.remove());
  return { html: body.innerHTML, dropped, embedded };
}
