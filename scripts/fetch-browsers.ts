// Installs Chromium if missing, with `--engines` also Firefox and WebKit. Prints JSON for scripts/check.ts:
// the path of Chromium or the problem, and the engines that could not be installed.
import { ensureBrowser } from './browser.ts';
import { missingEngines } from './engines.ts';

const missing = process.argv.includes('--engines') ? missingEngines() : [];
let chromium: { path: string } | { problem: string };
try {
  chromium = { path: ensureBrowser() };
} catch (error) {
  chromium = { problem: (error as Error).message }; // ensureBrowser throws only Errors
}
console.log(JSON.stringify({ ...chromium, missing }));
