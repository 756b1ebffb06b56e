import puppeteer from 'puppeteer-core';
import { WATCH } from './engine.ts';
import type { Engine } from './engine.ts';

/** Opens Firefox over WebDriver BiDi, which it supports natively. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 800 },
  });
  const page = await browser.newPage();
  await page.evaluateOnNewDocument(WATCH);
  // Accept the prompt about unsaved changes. The WebKit driver accepts it automatically.
  page.on('dialog', (dialog) => void dialog.accept());
  const findElement = async (element: string) => {
    const handle = await page.waitForSelector(`::-p-xpath(${element})`, { visible: true, timeout: 5000 });
    if (!handle) throw new Error(`Gone again: ${element}`);
    return handle;
  };
  return {
    goto: async (address) => void (await page.goto(address)),
    // goBack() waits for a load event, which does not fire when going back within the application.
    back: () => page.evaluate('setTimeout(() => history.back())').then(() => undefined),
    value: async <T>(expression: string) => (await page.evaluate(expression)) as T, // the caller declares the type
    click: async (element) => (await findElement(element)).click(),
    type: async (element, text) => (await findElement(element)).type(text),
    chooseFile: async (element, path) => {
      const input = await page.waitForSelector(`::-p-xpath(${element})`, { timeout: 5000 });
      await (await input?.toElement('input'))?.uploadFile(path);
    },
    close: () => browser.close(),
  };
}
