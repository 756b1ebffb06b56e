import type { LucideIcon } from 'lucide-react';
import { matchPath } from 'react-router-dom';
import type { RecordKind, RecordTexts } from '@/domain/record-kind';
import { hasRole, type Role } from '@/config/roles';
import type { ScreenGroup } from '@/config/screen-groups';
import type { PageModule } from '@/app/routes/lazy-page';

/** Audit log actions that can be undone: changes and deletions of a row. */
export const CHANGED_AND_DELETED = ['update', 'delete'] as const;
export const CHANGED = ['update'] as const;

/**
 * Table whose rows the screen shows. `list` defaults to the screen's label. `at`: see RecordKind; values
 * starting with `?` or `#` are relative to the screen's address, and the default is `?edit=`.
 */
export type ShownTable = Pick<RecordKind, 'table' | 'row'> & Partial<RecordKind>;

/** Screen of the back-office: one entry in ./admin-screens.ts. */
export type AdminScreen = {
  path: string;
  label: RecordTexts;
  /** Roles that may open it. The database checks permissions itself (tests/access). */
  roles: readonly Role[];
  /** True for a screen that also requires reading access for an audit. */
  forAudit?: true;
  /** Group in the sidebar; null for a screen that is only linked from another one. */
  group: ScreenGroup | null;
  /** Position within the group, ascending; last by default. */
  place?: number;
  icon: LucideIcon;
  /** True if the screen sets its own title in place of `label`. */
  titlesItself?: true;
  shows?: readonly ShownTable[];
  lazy: () => Promise<PageModule>;
};

/** Returns the screen at a path. `/admin/klien/impor` is the import, not a company of that name. */
export const screenAt = (screens: readonly AdminScreen[], pathname: string) =>
  screens.find(({ path }) => path === pathname) ?? screens.find(({ path }) => matchPath(path, pathname));

/**
 * Attributes of a user that decide which screens they may open. A role alone gives no
 * reading access for an audit.
 */
export interface ScreenUser {
  role: string;
  hasAuditAccess?: boolean;
}

/** Returns true if the user may open the screen. */
export const isOpenTo = ({ roles, forAudit }: AdminScreen, { role, hasAuditAccess = false }: ScreenUser) =>
  hasRole(role, roles) && (!forAudit || hasAuditAccess);

/** Returns true if the address is a back-office screen that the user may open. */
export function mayOpen(screens: readonly AdminScreen[], address: string, user: ScreenUser): boolean {
  const [pathname = ''] = address.split(/[?#]/);
  const screen = screenAt(screens, pathname);
  return screen !== undefined && isOpenTo(screen, user);
}
