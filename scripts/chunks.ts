import { globSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './start/root.ts';

/** Of the bundler: a module, what it imports at once and what later. */
type Modules = {
  getModuleInfo(id: string): {
    importedIds: string[];
    dynamicallyImportedIds: string[];
    importers: string[];
  } | null;
};

const MAIN = path.join(root, 'src/main.tsx');
const HOME = path.join(root, 'src/app/pages/home-page.tsx');
const FRAME = path.join(root, 'src/app/shell/admin/admin-area.tsx');
const filesOf = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => path.join(root, file));
/** Screens of the back-office, by the names of their files. */
const SCREENS = filesOf('src/{features/**,app/pages,media/library}/*-admin.tsx');
/** Pages for visitors, by the names of their files. */
const PAGES = filesOf('src/{features/**,app/pages}/*-page.tsx');
/** Declarations of lists, which the frame of the back-office has all of. */
const LISTS = filesOf('src/features/**/*-resource.ts');
/** Visitors load what these import at most once they have signed in. */
const STAFF_START = path.join(root, 'src/app/start-staff.ts');
const DOORS = new Set([FRAME, ...SCREENS, STAFF_START]);
/** Shared by so many screens, a module comes with the first one that is opened. */
const MANY_SCREENS = 10;

/** Shared by so many pages, a small module comes with the first one that is opened after home. */
const MANY_PAGES = 9;
/** In bytes of source, with all that it imports beyond the first chunk. */
const SMALL = 6_000;

/** Imported by so many others, a part of the home page comes with the first chunk. */
const SHARED_BY = 5;

const closures = new Map<string, Set<string>>();
/** A module and all that it imports at once, and so on. */
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
/** All that somebody who is not signed in may load, at once or later. */
function ofVisitors(modules: Modules): Set<string> {
  if (visited) return visited;
  visited = new Set([MAIN]);
  for (const each of visited) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(each) ?? {};
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (!DOORS.has(next)) visited.add(next);
  }
  return visited;
}

/**
 * The modules of a visitor's first page go into one chunk: all that the entry imports at once, and of the home page its
 * texts and what it shares with most others. Left alone, each module that some later page shares becomes a chunk of its own: dozens of
 * files of two hundred bytes, which compress badly and name each other. The entry itself is apart: a page that is
 * already painted evaluates these modules in one task and starts in another.
 */
export const isFirst = (id: string, modules: Modules): boolean =>
  (id !== MAIN && closure(MAIN, modules).has(id)) ||
  (closure(HOME, modules).has(id) &&
    (id.endsWith('messages.ts') || (modules.getModuleInfo(id)?.importers.length ?? 0) >= SHARED_BY));

/** Asks for the first rows of the back-office: by itself, so that they are asked for before frame and screen have come. */
export const isOfStaffStart = (id: string, modules: Modules): boolean =>
  closure(STAFF_START, modules).has(id) && !isFirst(id, modules) && !closure(FRAME, modules).has(id);

/** Shared by most screens of the back-office and by nothing for visitors: one file instead of sixty. */
export function isOfManyScreens(id: string, modules: Modules): boolean {
  if (closure(FRAME, modules).has(id) || ofVisitors(modules).has(id)) return false;
  return SCREENS.filter((screen) => closure(screen, modules).has(id)).length >= MANY_SCREENS;
}

/**
 * Shared by pages for visitors and small with all that it imports: one file instead of a dozen of some hundred bytes, each a
 * request and a link to write. What it imports is one as well, so that no two chunks import each other.
 */
export function isOfManyPages(id: string, modules: Modules): boolean {
  if (isFirst(id, modules) || closure(FRAME, modules).has(id)) return false;
  const own = [...closure(id, modules)].filter((each) => !isFirst(each, modules));
  if (!own.every((each) => /[\\/](src|_shared|lucide-react)[\\/]/.test(each))) return false;
  const size = own.reduce((sum, each) => sum + (statSync(each, { throwIfNoEntry: false })?.size ?? 0), 0);
  return size <= SMALL && PAGES.filter((page) => closure(page, modules).has(id)).length >= MANY_PAGES;
}

/** Used by declarations of lists and by pages for visitors, which would load the declarations otherwise. */
export const isOfListsAndPages = (id: string, modules: Modules): boolean =>
  !isFirst(id, modules) &&
  ofVisitors(modules).has(id) &&
  LISTS.some((list) => closure(list, modules).has(id));
