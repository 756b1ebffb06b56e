/** The same keys with any text: what a translation must have, no more and no less. */
type Shape<T> = { [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/**
 * One folder's strings in both languages, side by side. Indonesian is the source; English must have exactly the
 * same keys, or it does not compile.
 */
export function defineMessages<const T extends Record<string, unknown>>(messages: {
  id: T;
  en: NoInfer<Shape<T>>;
}) {
  return messages;
}
