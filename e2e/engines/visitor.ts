import { expect } from '@playwright/test';
import type { Engine } from './engine.ts';

const quote = (text: string) => JSON.stringify(text);
const begins = (text: string) => `starts-with(normalize-space(), ${quote(text)})`;

/** XPath of controls by visible text, and of form fields by label. */
const control = (name: string) =>
  `//*[self::button or self::a or @role="menuitem" or self::summary][${begins(name)} or starts-with(@aria-label, ${quote(name)})]`;
const field = (label: string) =>
  `//*[self::input or self::textarea or @role="textbox"][@id=//label[${begins(label)}]/@for or @aria-labelledby=//*[${begins(label)}]/@id or starts-with(@aria-label, ${quote(label)})]`;
const choice = (label: string) => `//label[${begins(label)}]`;

const PROBLEM = /Halaman ini tidak dapat ditampilkan|Gagal Memuat/;

/** A user of the site whose actions are retried until they succeed. */
export function visitorAt(engine: Engine, site: string) {
  // During navigation the document has no body.
  const text = () => engine.value<string>("document.body?.innerText ?? ''");
  const act = (action: () => Promise<void>) => expect(action).toPass({ timeout: 90_000 });
  return {
    /** Opens a prerendered page and waits until it has hydrated, because forms work only then. */
    async open(path: string) {
      // Firefox aborts a navigation that starts while the previous one is ending.
      await act(() => engine.goto(site + path));
      const isAlive = `document.documentElement.matches(':not([data-prerendered]), .hydrated')`;
      await expect.poll(() => engine.value<boolean>(isAlive), { timeout: 90_000 }).toBe(true);
    },
    back: () => engine.back(),
    value: engine.value,
    path: () => engine.value<string>('location.pathname'),
    click: (element: string) => act(() => engine.click(element)),
    centre: (element: string) =>
      act(() =>
        engine.value(
          `(document.evaluate(${JSON.stringify(element)}, document, null, 9).singleNodeValue.scrollIntoView({ block: 'center' }), null)`,
        ),
      ),
    press: (name: string) => act(() => engine.click(control(name))),
    tick: (label: string) => act(() => engine.click(choice(label))),
    fill: (label: string, words: string) => act(() => engine.type(field(label), words)),
    chooseFile: (path: string) => act(() => engine.chooseFile('//form//input[@type="file"]', path)),
    /** Sets a date field directly, because typing a date differs by engine and language. */
    async setDate(name: string, day: string) {
      const input = `document.querySelector('input[name="${name}"]')`;
      await expect.poll(() => engine.value<boolean>(`${input} !== null`)).toBe(true);
      await engine.value(`(() => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(${input}, '${day}');
        ${input}.dispatchEvent(new Event('input', { bubbles: true }));
        return true;
      })()`);
    },
    sees: (words: string | RegExp) =>
      expect.poll(text, { timeout: 90_000 }).toMatch(typeof words === 'string' ? new RegExp(words) : words),
    /** Checks that the page is complete, fits the window, and has neither thrown nor violated the policy. */
    async expectHealthyPage() {
      await expect
        .poll(() => engine.value<number>(`document.querySelectorAll('h1').length`), { timeout: 90_000 })
        .toBe(1);
      expect(await text()).not.toMatch(PROBLEM);
      await expect
        .poll(() => engine.value<number>('document.documentElement.scrollWidth - innerWidth'))
        .toBeLessThanOrEqual(0);
      expect(await engine.value<string[]>('window.faults ?? []')).toEqual([]);
    },
  };
}
export type Visitor = ReturnType<typeof visitorAt>;
