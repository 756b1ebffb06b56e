// Installs the browsers of the tests where they are missing. Its last line is for a program: the path of Chromium, or why
// there is none, and the names of the other engines that could not be had.
import { ensureBrowser } from './browser.ts';
import { missingEngines } from './engines.ts';

const missing = missingEngines();
let chromium: { path: string } | { problem: string };
try {
  chromium = { path: ensureBrowser() };
} catch (error) {
  chromium = { problem: (error as Error).message }; // ensureBrowser throws Errors
}
console.log(JSON.stringify({ ...chromium, missing }));
