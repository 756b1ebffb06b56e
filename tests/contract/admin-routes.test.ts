import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { adminScreens, sidebarFor } from '@/app/screens/admin-screens';
import { listScreens } from '@/app/screens/list-screens';
import { adminLayoutMessages } from '@/app/shell/admin/messages';
import { ROLES } from '@/config/roles';
import { specAdminRoutes } from './admin-routes.ts';

const { groups } = adminLayoutMessages.id;
const known = new Map(specAdminRoutes.map((route) => [route.path, route]));
/** Lists that are not in the specification declare the position of their screen themselves. */
const specified = adminScreens.filter((screen) => known.has(screen.path) || !listScreens.includes(screen));

// Screens register their texts when they are loaded.
beforeAll(() => i18next.init({ resources: {} }));

describe('the back office', () => {
  test.each(specified)('$path is an expected screen with the expected roles', ({ path, roles }) => {
    expect([...known.keys()], 'add it to tests/contract/admin-routes.ts').toContain(path);
    expect([...roles].sort()).toEqual(known.get(path)?.roles.toSorted());
  });

  test.each(adminScreens)('$path can be loaded', async ({ lazy }) => {
    expect(await lazy()).toHaveProperty('Component', expect.any(Function));
  });

  test.each(specified.filter((screen) => screen.group !== null))(
    'the sidebar links to $path with the label of the specification',
    ({ path, group, label }) => {
      expect({ group: group && groups[group], label: label.id }).toEqual(known.get(path)?.sidebar);
    },
  );

  test.each(ROLES)('the sidebar of %s contains no screen that the guard rejects', (role) => {
    const offered = sidebarFor({ role, hasAuditAccess: true }).flatMap((group) => group.screens);
    expect(offered.filter((screen) => !screen.roles.includes(role))).toEqual([]);
  });

  test('every screen has a unique path', () => {
    const paths = adminScreens.map((screen) => screen.path);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
