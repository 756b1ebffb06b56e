import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { Builder, By, until } from 'selenium-webdriver';
import { freePort } from '../../scripts/free-port.ts';
import { WATCH } from './engine.ts';
import type { Engine } from './engine.ts';

/** Starts a virtual display for WebKitGTK’s MiniBrowser. */
async function openDisplay() {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('Xvfb did not start')));
    const chosen = server.stdio[3] as Readable; // a pipe, see `stdio` above
    chosen.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { name: `:${number}`, close: () => server.kill() };
}

/** Opens WebKitGTK over WebDriver, because Playwright’s own WebKit build is not available through apt. */
export async function openWebKit(executablePath: string): Promise<Engine> {
  const display = await openDisplay();
  const port = await freePort();
  const server = spawn(executablePath, [`--port=${port}`], {
    stdio: 'ignore',
    // Containers have no GPU and no permission for the WebKit sandbox.
    env: {
      ...process.env,
      DISPLAY: display.name,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  });
  const stop = () => {
    server.kill();
    display.close();
  };
  try {
    await answers(port);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation', '--geometry=1280x900'] },
      })
      .build();
    const findElement = async (element: string) => {
      const handle = await driver.wait(until.elementLocated(By.xpath(element)), 5000);
      await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', handle);
      return driver.wait(until.elementIsVisible(handle), 5000);
    };
    return {
      goto: async (address) => {
        await driver.get(address);
        await driver.executeScript(WATCH);
      },
      back: () => driver.navigate().back(),
      value: <T>(expression: string) => driver.executeScript<T>(`return (${expression})`),
      click: async (element) => (await findElement(element)).click(),
      type: async (element, text) => (await findElement(element)).sendKeys(text),
      chooseFile: async (element, path) =>
        (await driver.wait(until.elementLocated(By.xpath(element)), 5000)).sendKeys(path),
      close: async () => {
        await driver.quit();
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}

async function answers(port: number, tries = 100): Promise<void> {
  for (let left = tries; ; left -= 1) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (left === 0) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
