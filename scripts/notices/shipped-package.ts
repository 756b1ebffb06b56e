import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const manifestSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default(''),
  author: z
    .union([z.string(), z.object({ name: z.string() }).transform(({ name }) => name)])
    .default('')
    .catch(''),
});

/** Package with code, styles or fonts in the build. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** SPDX expression; may be empty. */
  license: string;
  /** Licence and notice of the package; empty if it has none and the licence has no standard text. */
  texts: string[];
}

/** Returns the package of a module or asset; undefined for our own files. */
export function packageDirectory(file: string): string | undefined {
  const [, directory] = /^((?:.*[\\/])?node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? [];
  return directory;
}

/** Returns the MIT licence, for packages that declare it but do not include its text. */
const mitOf = (author: string) => `MIT License

Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR
OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

const LEGAL_FILE = /^(licen[cs]e|copying|notice|ofl)([.-].*)?$/i;

/** Start of the licences of Vite's CLI in its licence file. A build contains only one of Vite's helpers. */
const OF_TOOLS = /^# Licenses of bundled dependencies$/m;

/** Reads name, licence and legal texts of a package. */
export function readShippedPackage(directory: string): ShippedPackage {
  const file = path.join(directory, 'package.json');
  if (!existsSync(file)) throw new Error(`${directory} is in the build but is not a package.`);
  const { author, ...manifest } = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  const texts = readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LEGAL_FILE.test(entry.name))
    .map(({ name }) => readFileSync(path.join(directory, name), 'utf8').split(OF_TOOLS)[0]?.trim() ?? '');
  if (texts.length === 0 && manifest.license === 'MIT' && author) texts.push(mitOf(author));
  return { ...manifest, texts };
}
