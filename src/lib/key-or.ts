/**
 * Returns `value` if it is an own key of `known`, such as a code from the database with a label; otherwise
 * the fallback key.
 */
export const keyOr = <T extends object>(
  known: T,
  value: string,
  otherwise: keyof T & string,
): keyof T & string => (Object.hasOwn(known, value) ? (value as keyof T & string) : otherwise);
