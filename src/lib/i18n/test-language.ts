/** Accented letters make untranslated text visible. */
const ACCENTS = 'áƀćďéƒĝĥíĵķĺɱńóþqŕšťúʋŵxýžÁƁĆĎÉƑĜĤÍĴĶĹṀŃÓÞQŔŠŤÚɅŴXÝŽ';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Placeholders, nested texts, markup and addresses are left unchanged. */
const UNTRANSLATED = /(\{\{.*?\}\}|\$t\([^)]*\)|<[^>]*>|\bhttps?:\S+|\S+@\S+)/;
const VOWEL = /[aeiouAEIOU]/;

const accented = (letter: string) => ACCENTS[LETTERS.indexOf(letter)] ?? letter;

/** Returns a text in the test language: with accents, about 40% longer, in brackets. */
export function pseudo(text: string): string {
  if (text === '') return '';
  const parts = text
    .split(UNTRANSLATED)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : Array.from(part, (sign) => accented(sign) + (VOWEL.test(sign) ? accented(sign) : '')).join(''),
    );
  return `⟦${parts.join('')}⟧`;
}

/** Returns an object with the same keys and all texts in the test language. */
export function inTestLanguage<T>(texts: T): T {
  if (typeof texts === 'string') return pseudo(texts) as T;
  const entries = Object.entries(texts as object).map(([key, value]) => [
    key,
    inTestLanguage<unknown>(value),
  ]);
  return Object.fromEntries(entries) as T;
}
