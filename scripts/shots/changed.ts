import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../start/root.ts';
import type { PhotographedRoute } from './routes.ts';

/** Layouts: a change affects all pages on their side. */
const FRAMES = { visitors: 'src/app/shell/public/', staff: 'src/app/shell/admin/' };
const EVERYWHERE = ['tailwind.config.ts', 'index.html'];
const STYLES = 'src/styles/';

/** Returns true for route tables. They import every page, so they are excluded from a page's dependencies. */
const isRouteTable = (file: string) =>
  /^src\/app\/(routes|screens)\/[^/]*(routes|screens?)\.tsx?$/.test(file);

const imports = new Map<string, string[]>();

/** Returns the files of src/ that a file imports, statically or dynamically. */
function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const text = readFileSync(path.join(root, file), 'utf8');
  const found = /\.tsx?$/.test(file)
    ? ts.preProcessFile(text).importedFiles.flatMap(({ fileName }) => resolved(fileName, file) ?? [])
    : [];
  imports.set(file, found);
  return found;
}

function resolved(specifier: string, from: string): string | undefined {
  const place = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.') && path.posix.join(path.posix.dirname(from), specifier);
  if (!place) return undefined;
  const bare = place.replace(/\?.*$/, '');
  return ['', '.ts', '.tsx', '/index.ts'].map((end) => bare + end).find((each) => isFile(each));
}

const isFile = (file: string) => path.extname(file) !== '' && existsSync(path.join(root, file));

/** Returns a page's file and all its dependencies. */
export function filesOf(entry: string): Set<string> {
  const found = new Set([entry]);
  for (const each of found) for (const next of importsOf(each)) if (!isRouteTable(next)) found.add(next);
  return found;
}

/** Returns the routes whose code is among the changed files. */
export function touchedBy(changed: readonly string[], routes: PhotographedRoute[]): PhotographedRoute[] {
  const isBelow = (folder: string) => changed.some((file) => file.startsWith(folder));
  if (isBelow(STYLES) || changed.some((file) => EVERYWHERE.includes(file))) return routes;
  const isFramed = { visitors: isBelow(FRAMES.visitors), staff: isBelow(FRAMES.staff) };
  return routes.filter(({ file, staff }) => {
    if (isFramed[staff ? 'staff' : 'visitors']) return true;
    const own = filesOf(file);
    return changed.some((each) => own.has(each));
  });
}

/** Returns files that differ from a git ref, including untracked ones. */
export function changedSince(ref: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', ref, '--'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
}
