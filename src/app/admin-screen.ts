import type { LucideIcon } from 'lucide-react';
import type { Role } from '@/config/roles';
import type { adminLayoutMessages } from './layouts/admin/messages';
import type { PageModule } from './lazy-page';

type Labels = typeof adminLayoutMessages.id;
export type ScreenGroup = keyof Labels['groups'];

/** A screen of the back-office: one row of the list (./admin-screens.ts). */
export type AdminScreen = {
  path: string;
  /** Roles that may open it; the database checks them again (tests/access). */
  roles: readonly Role[];
  /** Its group in the sidebar; null for a screen that is reached from another one. */
  group: ScreenGroup | null;
  icon: LucideIcon;
  labelKey: keyof Labels['screens'];
  lazy: () => Promise<PageModule>;
};
