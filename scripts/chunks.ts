import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './start/root.ts';

/** The bundler's module graph. */
type Modules = {
  getModuleInfo(id: string): {
    importedIds: string[];
    dynamicallyImportedIds: string[];
    importers: string[];
  } | null;
};

const MAIN = path.join(root, 'src/main.tsx');
const HOME = path.join(root, 'src/app/pages/home-page.tsx');
const ADMIN_SHELL = path.join(root, 'src/app/shell/admin/admin-area.tsx');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => path.join(root, file));
/** Screens of the back-office. */
const SCREENS = filesOf('src/{features/**,app/pages,media/library}/*-admin.tsx');
/** Public pages. */
const PAGES = filesOf('src/{features/**,app/pages}/*-page.tsx');
/** List declarations, which the back-office shell loads all at once. */
const LISTS = filesOf('src/features/**/*-resource.ts');
/** Entry point that visitors load only after signing in. */
const STAFF_START = path.join(root, 'src/app/start-staff.ts');
const ENTRY_POINTS = new Set([ADMIN_SHELL, ...SCREENS, STAFF_START]);
/** Minimum number of screens that share a module for it to be in the screens chunk. */
const MANY_SCREENS = 10;

/** Minimum number of pages that share a module for it to be in the pages chunk. */
const MANY_PAGES = 9;
/** Maximum size in bytes of source, including all dependencies outside the first chunk. */
const SMALL = 6_000;

/** Minimum number of importers for a module of the home page to be in the first chunk. */
const SHARED_BY = 5;

const closures = new Map<string, Set<string>>();
/** Returns a module and all its static dependencies. */
function closure(entry: string, modules: Modules): Set<string> {
  const known = closures.get(entry);
  if (known) return known;
  const found = new Set([entry]);
  for (const each of found)
    for (const next of modules.getModuleInfo(each)?.importedIds ?? []) found.add(next);
  closures.set(entry, found);
  return found;
}

let visited: Set<string> | undefined;
/** Returns all modules that a visitor may load, statically or dynamically. */
function ofVisitors(modules: Modules): Set<string> {
  if (visited) return visited;
  visited = new Set([MAIN]);
  for (const each of visited) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(each) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds])
      if (!ENTRY_POINTS.has(next)) visited.add(next);
  }
  return visited;
}

/**
 * Selects the modules of the first chunk: static dependencies of the entry and, from the home page, its texts
 * and widely shared modules. Otherwise each module shared with another page would be a tiny chunk, which
 * compresses badly. The entry is separate, so that the browser evaluates these modules and starts the
 * application in two tasks.
 */
export const isFirst = (id: string, modules: Modules): boolean =>
  (id !== MAIN && closure(MAIN, modules).has(id)) ||
  (closure(HOME, modules).has(id) &&
    (id.endsWith('messages.ts') || (modules.getModuleInfo(id)?.importers.length ?? 0) >= SHARED_BY));

/**
 * Selects the module that loads the first rows of the back-office, so that the requests start before shell
 * and screen have loaded.
 */
export const isOfStaffStart = (id: string, modules: Modules): boolean =>
  closure(STAFF_START, modules).has(id) && !isFirst(id, modules) && !closure(ADMIN_SHELL, modules).has(id);

/**
 * Selects modules that most back-office screens share and visitors do not load: one chunk in place of sixty.
 */
export function isOfManyScreens(id: string, modules: Modules): boolean {
  if (closure(ADMIN_SHELL, modules).has(id) || ofVisitors(modules).has(id)) return false;
  return SCREENS.filter((screen) => closure(screen, modules).has(id)).length >= MANY_SCREENS;
}

/**
 * Selects small modules that public pages share: one chunk in place of a dozen tiny ones, each with its own
 * request. Includes dependencies, so that chunks do not import each other.
 */
export function isOfManyPages(id: string, modules: Modules): boolean {
  if (isFirst(id, modules) || closure(ADMIN_SHELL, modules).has(id)) return false;
  const own = [...closure(id, modules)].filter((each) => !isFirst(each, modules));
  if (!own.every((each) => /[\\/](src|_shared|lucide-react)[\\/]/.test(each))) return false;
  const size = own.reduce((sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0), 0);
  return size <= SMALL && PAGES.filter((page) => closure(page, modules).has(id)).length >= MANY_PAGES;
}

/**
 * Selects modules shared by list declarations and public pages, which would otherwise load the declarations.
 */
export const isOfListsAndPages = (id: string, modules: Modules): boolean =>
  !isFirst(id, modules) &&
  ofVisitors(modules).has(id) &&
  LISTS.some((list) => closure(list, modules).has(id));
