import type { Page } from '@playwright/test';

/** A text of the interface, and the element or attribute it stands in. */
export interface Shown {
  text: string;
  place: string;
}

const ATTRIBUTES = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'alt',
  'label',
  'placeholder',
  'title',
];

/** Texts on the page, hidden ones included; what is marked as another language (content that falls back) is left out. */
export const textsOn = (page: Page): Promise<Shown[]> =>
  page.evaluate((attributes) => {
    const found: Shown[] = [{ text: document.title, place: 'title' }];
    const language = document.documentElement.lang;
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, code, kbd, svg text, [contenteditable]')) continue;
      if (element.closest('[lang]')?.getAttribute('lang') !== language) continue;
      const place = element.tagName.toLowerCase();
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push({ text: node.nodeValue ?? '', place });
      for (const name of attributes)
        found.push({ text: element.getAttribute(name) ?? '', place: `${place}[${name}]` });
    }
    return found.filter(({ text }) => /\p{L}{2}/u.test(text));
  }, ATTRIBUTES);

/** Collects every text that the backend answers with: what stands on the page of it is content. */
export function collectContent(page: Page): () => Promise<string> {
  const answers: Promise<string>[] = [];
  const textsOf = (value: unknown): string[] =>
    typeof value === 'string'
      ? [value]
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, each]) => [key, ...textsOf(each)])
        : [];
  page.on('response', (response) => {
    if (!/\/(rest|auth|functions|storage)\/v1\//.test(response.url())) return;
    answers.push(
      response.json().then(
        (value: unknown) => textsOf(value).join('\n'),
        () => '',
      ),
    );
  });
  return async () => plain((await Promise.all(answers)).join('\n'));
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');

/** Names that Intl writes: of months, days, languages, units and keys. Own names, addresses and codes are the same everywhere. */
const NAMES =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec|january|february|march|april|june|july|august|september|october|november|december|mon|tue|wed|thu|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|yesterday|tomorrow|ago|in|seconds?|minutes?|hours?|days?|am|pm|at|indonesian|english|and|rp|kb|mb|zz|ctrl|shift|alt)\b/g;
const ADDRESSES = /(https?:\/\/)?\S+@\S+|https?:\/\/\S+|(?<=^|\s)\/\S+|\b[\w-]+(\.[\w-]+)+\b/g;

/** The words of a text that are neither in the test language nor content; '' when there are none. */
export function untranslated(text: string, content: string): string {
  let rest = text;
  // Innermost first: a translated text may stand within another.
  for (let before = ''; before !== rest;) [before, rest] = [rest, rest.replace(/⟦[^⟦⟧]*⟧/g, ' ')];
  const words = plain(rest).replace(ADDRESSES, ' ').replace(NAMES, ' ');
  const isContent = (part: string) => !/\p{L}{2}/u.test(part) || content.includes(part);
  /** Screens put the texts of up to three columns side by side: 'Kepmen', '713'. */
  const isMadeOf = (part: string, most: number): boolean =>
    isContent(part) ||
    (most > 1 &&
      [...part.matchAll(/ /g)].some(
        ({ index }) => isContent(part.slice(0, index)) && isMadeOf(part.slice(index + 1), most - 1),
      ));
  if (isContent(plain(rest).trim())) return '';
  const parts = words.split(/[^\p{L}\p{M}\p{N}'’ -]+/u).map((part) => part.trim());
  return parts.filter((part) => !isMadeOf(part, 3)).join(' | ');
}

/** Pixels by which the page is wider than the window, with the elements that stick out. */
export const sidewaysOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && element.children.length === 0,
    );
    const names = out.map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);
    return [`${scrollWidth - clientWidth} px`, ...names.slice(0, 5)];
  });
