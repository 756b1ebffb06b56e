import type { DefaultLanguage } from '@/config/languages';
import type { Messages } from './define-messages';

/** Key suffixes that i18next selects by `count`. */
type PluralEnd = '_zero' | '_one' | '_other';
type Singular<K extends string> = K extends `${infer Base}${PluralEnd}` ? Base : K;

/** Keys of texts; nested keys are joined by a dot, and a text with plural forms has one key. */
export type TextKey<T> = {
  [K in keyof T & string]: NonNullable<T[K]> extends string
    ? Singular<K>
    : `${K}.${TextKey<NonNullable<T[K]>>}`;
}[keyof T & string];

type OtherKey<M> = M extends Messages<infer N, infer T> ? `${N}:${TextKey<T>}` : never;
/** Keys of the first messages; those of the others have a prefix (`common:cancel`). */
export type KeyOf<M extends readonly Messages[]> = TextKey<M[0][DefaultLanguage]> | OtherKey<M[number]>;

/** Text of a key; a text with plural forms takes {{count}}. */
type At<T, K extends string> = K extends keyof T
  ? T[K]
  : K extends `${infer Head}.${infer Rest}`
    ? Head extends keyof T
      ? At<T[Head], Rest>
      : never
    : `${K}_other` extends keyof T
      ? `${T[`${K}_other`] & string}{{count}}`
      : never;
type TextAt<M extends readonly Messages[], K extends string> = K extends `${infer N}:${infer Rest}`
  ? At<Extract<M[number], { namespace: N }>[DefaultLanguage], Rest>
  : At<M[0][DefaultLanguage], K>;
type Placeholder<S> = S extends `${string}{{${infer Inside}}}${infer Rest}`
  ? Name<Inside> | Placeholder<Rest>
  : never;
/** Name of a placeholder without its format: {{count, number}}. */
type Name<Inside> = Inside extends `${infer N},${string}` ? N : Inside;

type Value = string | number;
/** Values of the placeholders; `count` also selects the plural form. */
export type InterpolationValues = Readonly<Record<string, Value>>;
/** Values required by the texts of the given keys. */
type ValuesFor<S> = [Placeholder<S>] extends [never]
  ? [values?: InterpolationValues]
  : [values: Readonly<Record<Placeholder<S>, Value>> & InterpolationValues];

/** Function that returns the text of a key in the current language. */
export type TextFunction<M extends readonly Messages[]> = <K extends KeyOf<M>>(
  key: K,
  ...values: ValuesFor<TextAt<M, K>>
) => string;
