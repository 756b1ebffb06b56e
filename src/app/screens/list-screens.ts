import { ROLES } from '@/config/roles';
import type { Resource } from '@/forms/resource/define-resource';
import type { PageModule } from '@/app/routes/lazy-page';
import { CHANGED_AND_DELETED, type AdminScreen } from './admin-screen';

// Finds lists by file name, so that a new one needs no entry elsewhere.
const declarations = import.meta.glob<Record<string, unknown>>('../../features/**/*-resource.ts', {
  eager: true,
});
const pages = import.meta.glob<PageModule>('../../features/**/*-admin.tsx');

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'table' in value && 'fields' in value;

const declared = Object.entries(declarations).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isResource)
    .map((resource) => ({ file, resource })),
);

/** All declared lists, including those whose screen is defined in `app`; the browser tests cover them. */
export const declaredLists: readonly Resource[] = declared.map(({ resource }) => resource);

/** One screen for each list with `screen` in its `<noun>-resource.ts`. */
export const listScreens: readonly AdminScreen[] = declared.flatMap(({ file, resource }) => {
  const { table, screen, knownBy } = resource;
  if (!screen) return [];
  const page = file.replace(/-resource\.ts$/, '-admin.tsx');
  const lazy = pages[page];
  if (!lazy) throw new Error(`${file} declares a screen, but ${page} does not exist`);
  const { row, ...rest } = screen;
  const shown = {
    table,
    row,
    restores: CHANGED_AND_DELETED,
    ...(knownBy && { importAt: `${screen.path}?view=import` }),
  };
  return { ...rest, roles: ROLES, shows: [shown], lazy };
});
