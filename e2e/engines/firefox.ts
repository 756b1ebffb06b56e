import puppeteer from 'puppeteer-core';
import { WATCH } from './engine.ts';
import type { Engine } from './engine.ts';

/** Firefox over WebDriver BiDi, which it speaks by itself. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(WATCH);
  // The question whether to leave what is not saved, which WebKit's driver answers by itself.
  page.on('dialog', (dialog) => void dialog.accept());
  const found = async (element: string) => {
    const handle = await page.waitForSelector(`::-p-xpath(${element})`, { visible: true, timeout: 5000 });
    if (!handle) throw new Error(`Gone again: ${element}`);
    return handle;
  };
  return {
    goto: async (address) => void (await page.goto(address)),
    // As the page's own history does it: goBack() waits for a load, and going back within the application is none.
    back: () => page.evaluate('setTimeout(() => history.back())').then(() => undefined),
    value: async <T>(expression: string) => (await page.evaluate(expression)) as T, // the caller knows what it asks for
    click: async (element) => (await found(element)).click(),
    type: async (element, text) => (await found(element)).type(text),
    chooseFile: async (element, path) => {
      const input = await page.waitForSelector(`::-p-xpath(${element})`, { timeout: 5000 });
      await (await input?.toElement('input'))?.uploadFile(path);
    },
    close: () => browser.close(),
  };
}
