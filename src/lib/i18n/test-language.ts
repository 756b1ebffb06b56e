/** Every letter with an accent, so that words left in another language stand out. */
const ACCENTS = 'áƀćďéƒĝĥíĵķĺɱńóþqŕšťúʋŵxýžÁƁĆĎÉƑĜĤÍĴĶĹṀŃÓÞQŔŠŤÚɅŴXÝŽ';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Placeholders, texts within texts, markup and addresses stay as they are. */
const KEPT = /(\{\{.*?\}\}|\$t\([^)]*\)|<[^>]*>|\bhttps?:\S+|\S+@\S+)/;
const VOWEL = /[aeiouAEIOU]/;

const accented = (letter: string) => ACCENTS[LETTERS.indexOf(letter)] ?? letter;

/** A text in the test language: accented, about 140 % as long, between brackets. */
export function pseudo(text: string): string {
  if (text === '') return '';
  const parts = text
    .split(KEPT)
    .map((part, place) =>
      place % 2 === 1
        ? part
        : Array.from(part, (sign) => accented(sign) + (VOWEL.test(sign) ? accented(sign) : '')).join(''),
    );
  return `⟦${parts.join('')}⟧`;
}

/** All texts of an object in the test language, under the same keys. */
export function inTestLanguage<T>(texts: T): T {
  if (typeof texts === 'string') return pseudo(texts) as T;
  const entries = Object.entries(texts as object).map(([key, value]) => [
    key,
    inTestLanguage<unknown>(value),
  ]);
  return Object.fromEntries(entries) as T; // the same keys, each with its text
}
