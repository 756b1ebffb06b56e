export const ROLES = ['admin', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
/** Roles that manage content and the online services. */
export const EDITORS: readonly Role[] = ['admin', 'editor'];
export const ADMINS: readonly Role[] = ['admin'];

/**
 * True when `role` is one of `allowed`, whatever its capitals: the spec lets 'ADMIN' pass, and
 * `private.has_role` in the database compares the same way.
 */
export function hasRole(role: string | null | undefined, allowed: readonly Role[]): boolean {
  const wanted = role?.toLowerCase();
  return allowed.some((each) => each === wanted);
}
