/** `value` where it is an own key of `known`, as the words for codes of the database are; otherwise the key that stands for the rest. */
export const keyOr = <T extends object>(
  known: T,
  value: string,
  otherwise: keyof T & string,
): keyof T & string =>
  // hasOwn says so.
  Object.hasOwn(known, value) ? (value as keyof T & string) : otherwise;
