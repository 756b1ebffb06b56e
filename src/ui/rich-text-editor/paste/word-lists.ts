import { all, inlineStyle, unwrapElement } from './elements';

/** List item that Word wrote as a paragraph. */
interface Item {
  element: HTMLElement;
  /** Nesting level, from 1. */
  level: number;
  isNumbered: boolean;
  marker: string;
}

/** Bullet or number, which Word writes as text. */
const MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const NUMBER = /^\(?([0-9]{1,4}|[a-z]|[ivxlc]+)[.)]/i;

function itemOf(element: Element): Item | undefined {
  const [, level] = /mso-list:\s*\S+\s+level(\d+)/.exec(inlineStyle(element)) ?? [];
  const isList = level !== undefined || /\bMsoList(Paragraph|Bullet|Number)/.test(element.className);
  if (!isList || !element.matches('p, div')) return undefined;
  const marker = element.querySelector(MARKER)?.textContent.replace(/\s/g, '') ?? '';
  // 'MsoListParagraph' without a marker is merely indented.
  if (level === undefined && marker === '' && /\bMsoListParagraph/.test(element.className)) return undefined;
  const isNumbered = NUMBER.test(marker) || /\bMsoListNumber/.test(element.className);
  return { element: element as HTMLElement, level: Number(level ?? 1), isNumbered, marker };
}

function emptyList(document: Document, { isNumbered, marker }: Item): HTMLElement {
  const list = document.createElement(isNumbered ? 'ol' : 'ul');
  const [, first = '1'] = NUMBER.exec(marker) ?? [];
  if (!isNumbered || first === '1') return list;
  if (/^\d+$/.test(first)) list.setAttribute('start', first);
  else if (/^[ai]$/i.test(first)) list.setAttribute('type', first);
  return list;
}

/** Builds lists from consecutive items. A deeper item starts a list inside the previous one. */
function buildList(document: Document, items: readonly Item[]): HTMLElement[] {
  const roots: HTMLElement[] = [];
  const open: { list: HTMLElement; level: number; isNumbered: boolean }[] = [];
  for (const item of items) {
    while (open.length > 0 && item.level < (open.at(-1)?.level ?? 0)) open.pop();
    const last = open.at(-1);
    if (last && item.level === last.level && item.isNumbered !== last.isNumbered) open.pop();
    const around = open.at(-1);
    if (!around || item.level > around.level) {
      const list = emptyList(document, item);
      if (around) around.list.lastElementChild?.append(list);
      else roots.push(list);
      open.push({ list, level: item.level, isNumbered: item.isNumbered });
    }
    const entry = document.createElement('li');
    const words = document.createElement('p');
    words.append(...item.element.childNodes);
    entry.append(words);
    open.at(-1)?.list.append(entry);
  }
  return roots;
}

/** Converts paragraphs in which Word wrote a bullet or number to real lists. */
export function restoreWordLists(root: HTMLElement) {
  const runs: Item[][] = [];
  for (const element of all(root, 'p, div')) {
    const item = itemOf(element);
    if (!item) continue;
    const run = runs.at(-1);
    if (run && run.at(-1)?.element.nextElementSibling === element) run.push(item);
    else runs.push([item]);
  }
  for (const run of runs) {
    const place = root.ownerDocument.createComment('');
    run[0]?.element.before(place);
    for (const { element } of run) all(element, MARKER).forEach((marker) => marker.remove());
    place.replaceWith(...buildList(root.ownerDocument, run));
    for (const { element } of run) element.remove();
  }
  // Numbered headings are not paragraphs and only lose their number.
  all(root, MARKER).forEach((marker) => marker.remove());
}

/**
 * Joins the lists of Word on the web, which writes each item as a separate list with its depth in an
 * attribute.
 */
export function joinWebLists(root: HTMLElement) {
  all(root, 'div.ListContainerWrapper').forEach(unwrapElement);
  const entries = all(root, 'li[data-listid]').filter((entry) => entry.parentElement?.children.length === 1);
  for (const entry of entries) {
    const words = root.ownerDocument.createElement('p');
    const list = entry.parentElement;
    words.className = list?.tagName === 'OL' ? 'MsoListNumber' : 'MsoListBullet';
    const level = entry.dataset.ariaLevel ?? entry.getAttribute('aria-level') ?? '1';
    words.setAttribute('style', `mso-list:web level${Number(level) || 1}`);
    words.append(...all(entry, 'p').flatMap((each) => [...each.childNodes]));
    if (!words.hasChildNodes()) words.append(...entry.childNodes);
    list?.replaceWith(words);
  }
}

/** Moves a list that is directly inside another, as in Google Docs and old pages, into the preceding item. */
export function nestLists(root: HTMLElement) {
  for (const list of all(root, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.tagName === 'LI') before.append(list);
    else {
      const entry = root.ownerDocument.createElement('li');
      list.replaceWith(entry);
      entry.append(list);
    }
  }
}
