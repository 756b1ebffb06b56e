import { ADMINS, EDITORS, ROLES } from './roles';

/** The sidebar's groups in order, with the roles that see them (spec section 2). */
export const screenGroups = [
  { id: 'start', roles: ROLES },
  { id: 'content', roles: EDITORS },
  { id: 'appearance', roles: EDITORS },
  { id: 'services', roles: EDITORS },
  { id: 'administration', roles: ADMINS },
] as const;

export type ScreenGroup = (typeof screenGroups)[number]['id'];
