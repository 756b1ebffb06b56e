import { type RecordKind, type RecordRow, type RecordTexts, addressFor } from '@/domain/record-kind';
import { hasRole } from '@/config/roles';
import { screenGroups } from '@/config/screen-groups';
import { inTestLanguage } from '@/lib/i18n/test-language';
import { type Records } from '@/session/records';
import { administrationScreens } from './administration-screens';
import { isOpenTo, mayOpen, type AdminScreen, type ScreenUser } from './admin-screen';
import { contentScreens } from './content-screens';
import { listScreens } from './list-screens';
import { serviceScreens } from './service-screens';

/** Sorts by group as in the sidebar; screens without a group are last. */
const rankOf = ({ group, place = 900 }: AdminScreen) =>
  1000 * (group ? screenGroups.findIndex(({ id }) => id === group) : screenGroups.length) + place;

/** Adds labels in the test language, derived from English, to a screen and its tables. */
function named(screen: AdminScreen): AdminScreen {
  if (!import.meta.env.VITE_TEST_LANGUAGE) return screen;
  const inAll = (words: RecordTexts) => ({
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
 * All screens of the back-office. Router, guard, sidebar, account menu, palette, record links and the test of
 * roles × screens are derived from this list.
 */
export const adminScreens: readonly AdminScreen[] = [
  ...administrationScreens,
  ...contentScreens,
  ...listScreens,
  ...serviceScreens,
]
  .map(named)
  .toSorted((one, other) => rankOf(one) - rankOf(other));

/** Returns the screen at `path` if it exists and the role may open it. */
export function screenFor(path: string, role: string): AdminScreen | undefined {
  return adminScreens.find((screen) => screen.path === path && isOpenTo(screen, { role }));
}

/** Returns the sidebar of a user: the non-empty groups with their screens. */
export function sidebarFor(user: ScreenUser) {
  return screenGroups
    .filter((group) => hasRole(user.role, group.roles))
    .map(({ id }) => ({
      id,
      screens: adminScreens.filter((screen) => screen.group === id && isOpenTo(screen, user)),
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

/** Returns the address templates of a row; an import links to the list it filled. */
function templatesFor({ table, key }: RecordRow): readonly string[] {
  if (table !== 'imports') return kindOf(table)?.at ?? [];
  return [kindOf(key ?? '')?.importAt ?? []].flat();
}

/** Returns the tables that the screens show, with the addresses that a role may open. */
export const recordsFor = (role: string): Records => ({
  kinds,
  kindOf,
  addressOf: (row) =>
    templatesFor(row)
      .flatMap((template) => addressFor(template, row) ?? [])
      .find((address) => mayOpen(adminScreens, address, { role })),
});
