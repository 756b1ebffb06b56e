import path from 'node:path';
import type { Plugin } from 'vite';

const DETECTOR = 'i18next-browser-languagedetector/dist/esm/i18nextBrowserLanguageDetector.js';

/**
 * Libraries that ask, while they are evaluated, for something that the browser answers with the place in the source. To know
 * the place it reads the whole script a second time: 80 ms each of a phone's processor in Lighthouse.
 */
const LOUD: readonly [file: string, loud: RegExp, quiet: string][] = [
  // Errors that are thrown as signs and that nobody reads: made without a stack.
  [
    'react-dom/cjs/react-dom-client.production.js',
    /(Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
    '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
  ],
  // A look at the cookies for an order of detection that is never used: src/lib/i18n/i18n.ts has its own.
  [
    DETECTOR,
    /try \{\s*(?:\/\/.*\s*)?document\.cookie;\s*canCookies = true;[^}]*\} catch \(e\) \{\}/g,
    'canCookies = true;',
  ],
  // Half a kilobyte: ways of detection that this order does not name.
  [DETECTOR, /this\.addDetector\((?:sessionStorage|path|subdomain|hash)\);/g, ''],
];

/** Leaves those questions out of the build; a library that asks in other words fails it. */
export const quietStart: Plugin = {
  name: 'quiet-start',
  apply: 'build',
  transform(code, id) {
    const module = id.split(path.sep).join('/').split('?')[0] ?? '';
    const found = LOUD.filter(([file]) => module.endsWith(file));
    if (found.length === 0) return null;
    let changed = code;
    for (const [file, loud, quiet] of found) {
      if (!changed.match(loud)) this.error(`${file} no longer has what scripts/quiet-start.ts leaves out.`);
      changed = changed.replace(loud, quiet);
    }
    return { code: changed, map: null };
  },
};
