import type { LucideIcon } from 'lucide-react';
import { matchPath } from 'react-router-dom';
import { hasRole, type Role } from '@/config/roles';
import type { ScreenGroup } from '@/config/screen-groups';
import type { RecordKind, Words } from '@/lib/records';
import type { PageModule } from '@/app/routes/lazy-page';

/** Undone by the audit log: every change and deletion of a row, or its changes only. */
export const CHANGED_AND_DELETED = ['update', 'delete'] as const;
export const CHANGED = ['update'] as const;

/**
 * A table whose rows the screen shows. `list`: the screen's label unless given. `at`: see RecordKind; what begins with
 * `?` or `#` belongs to the screen's own address, and without any a row is opened by `?edit=`.
 */
export type ShownTable = Pick<RecordKind, 'table' | 'row'> & Partial<RecordKind>;

/** A screen of the back-office: one row of the list (./admin-screens.ts). */
export type AdminScreen = {
  path: string;
  label: Words;
  /** Roles that may open it; the database checks them again (tests/access). */
  roles: readonly Role[];
  /** Its group in the sidebar; null for a screen that is reached from another one. */
  group: ScreenGroup | null;
  /** Its place within the group, lowest first; without one it stands at the end. */
  place?: number;
  icon: LucideIcon;
  /** The screen shows several things and puts a title of its own into the head: `label` is that of none of them. */
  titlesItself?: true;
  shows?: readonly ShownTable[];
  lazy: () => Promise<PageModule>;
};

/** The screen at a path: `/admin/klien/impor` is the import, not the company of that name. */
export const screenAt = (screens: readonly AdminScreen[], pathname: string) =>
  screens.find(({ path }) => path === pathname) ?? screens.find(({ path }) => matchPath(path, pathname));

/** True when a screen stands at an address of the back-office and the role may open it. */
export function mayOpen(screens: readonly AdminScreen[], address: string, role: string): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  return hasRole(role, screenAt(screens, pathname)?.roles ?? []);
}
