import type { AdminScreen } from '@/app/screens/admin-screen';
import { screenFor } from '@/app/screens/admin-screens';
import { paths } from '@/config/paths';

/** Letters that open a screen when pressed after g. */
const letters: Readonly<Record<string, string>> = {
  d: paths.admin.dashboard,
  k: paths.admin.complaints,
  b: paths.admin.appeals,
  m: paths.admin.messages,
  n: paths.admin.news,
  h: paths.admin.cms,
  c: paths.admin.clients,
  r: paths.admin.scopes,
  f: paths.admin.faq,
  t: paths.admin.compliance,
  p: paths.admin.profile,
  u: paths.admin.users,
  s: paths.admin.settings,
  l: paths.admin.auditLog,
};

/** Returns the letters available to a role, with their screens. */
export const screenKeys = (role: string): { key: string; screen: AdminScreen }[] =>
  Object.entries(letters).flatMap(([key, path]) => {
    const screen = screenFor(path, role);
    return screen ? [{ key, screen }] : [];
  });
