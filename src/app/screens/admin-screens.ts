import { hasRole } from '@/config/roles';
import { screenGroups } from '@/config/screen-groups';
import { inTestLanguage } from '@/lib/i18n/test-language';
import { addressFor, type RecordKind, type RecordRow, type Records, type Words } from '@/lib/records';
import { administrationScreens } from './administration-screens';
import { mayOpen, type AdminScreen } from './admin-screen';
import { contentScreens } from './content-screens';
import { listScreens } from './list-screens';
import { serviceScreens } from './service-screens';

/** Group after group as in the sidebar; those without a group come last. */
const rankOf = ({ group, place = 900 }: AdminScreen) =>
  1000 * (group ? screenGroups.findIndex(({ id }) => id === group) : screenGroups.length) + place;

/** The test language has the words of a screen and its tables as well, made of English. */
function named(screen: AdminScreen): AdminScreen {
  if (!import.meta.env.VITE_TEST_LANGUAGE) return screen;
  const inAll = (words: Words) => ({
    ...words,
    [import.meta.env.VITE_TEST_LANGUAGE]: inTestLanguage(words.en),
  });
  const shows = screen.shows?.map((shown) => ({
    ...shown,
    row: inAll(shown.row),
    ...(shown.list && { list: inAll(shown.list) }),
  }));
  return { ...screen, label: inAll(screen.label), ...(shows && { shows }) };
}

/**
 * Every screen of the back-office: one row each. Router, guard, sidebar, account menu, palette and the links to records
 * read it, and so does the test that walks roles × screens.
 */
export const adminScreens: readonly AdminScreen[] = [
  ...administrationScreens,
  ...contentScreens,
  ...listScreens,
  ...serviceScreens,
]
  .map(named)
  .toSorted((one, other) => rankOf(one) - rankOf(other));

/** The screen at `path`, when there is one and the role may open it. */
export function screenFor(path: string, role: string): AdminScreen | undefined {
  return adminScreens.find((screen) => screen.path === path && hasRole(role, screen.roles));
}

/** The sidebar for a role: groups that have something in them, and their screens. */
export function sidebarFor(role: string) {
  return screenGroups
    .filter((group) => hasRole(role, group.roles))
    .map(({ id }) => ({
      id,
      screens: adminScreens.filter((screen) => screen.group === id && hasRole(role, screen.roles)),
    }))
    .filter((group) => group.screens.length > 0);
}

const kinds: readonly RecordKind[] = adminScreens.flatMap(({ path, label, shows = [] }) =>
  shows.map(({ at = ['?edit=:id'], list = label, restores = [], ...table }) => ({
    ...table,
    list,
    restores,
    at: at.map((address) => (address.startsWith('/') ? address : path + address)),
  })),
);
const kindOf = (table: string) => kinds.find((kind) => kind.table === table);

/** An import is opened at the list that it fills, any other row at the screen of its table. */
function templatesFor({ table, key }: RecordRow): readonly string[] {
  if (table !== 'imports') return kindOf(table)?.at ?? [];
  return [kindOf(key ?? '')?.importAt ?? []].flat();
}

/** The tables that the screens show, with the addresses that a role may open. */
export const recordsFor = (role: string): Records => ({
  kinds,
  kindOf,
  addressOf: (row) =>
    templatesFor(row)
      .flatMap((template) => addressFor(template, row) ?? [])
      .find((address) => mayOpen(adminScreens, address, role)),
});
