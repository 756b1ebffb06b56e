export const ROLES = ['admin', 'editor', 'viewer'] as const;
export type Role = (typeof ROLES)[number];
/** Roles that manage content and the online services. */
export const EDITORS: readonly Role[] = ['admin', 'editor'];
export const ADMINS: readonly Role[] = ['admin'];

/**
 * Returns true when `role` is one of `allowed`. Ignores case: the spec accepts 'ADMIN', and
 * `private.has_role` in the database compares the same way.
 */
export function hasRole(role: string | null | undefined, allowed: readonly Role[]): boolean {
  const wanted = role?.toLowerCase();
  return allowed.some((each) => each === wanted);
}
