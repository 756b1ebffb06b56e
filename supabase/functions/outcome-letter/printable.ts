import characters from './fonts/characters.json' with { type: 'json' };

const UNPRINTABLE = new RegExp(`[^\\n${characters}]`, 'gu');
/** Controls, invisible signs and those that turn the direction of writing: nothing of them is to be seen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** A text as the fonts of a letter can print it: composed, without signs that do not show, and � for letters that they lack. */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(INVISIBLE, (sign) => (sign === '\n' ? sign : ''))
    .replace(/\p{Extended_Pictographic}\p{M}*|[^\n]/gu, (sign) => sign.replace(UNPRINTABLE, '\uFFFD'))
    .replace(/\n{4,}/g, '\n\n\n');
}

/** A word wider than a line, which the library would measure letter by letter, for seconds. */
const LONG_WORD = /\S{65,}/g;

/** A text in lines that can be broken: words without an end are cut before the library does it. */
export const breakable = (text: string): string =>
  text.replace(LONG_WORD, (word) => (word.match(/.{1,60}/gu) ?? []).join('\n'));

/** A printable text in one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();
