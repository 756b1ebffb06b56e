import characters from './fonts/characters.json' with { type: 'json' };

const UNPRINTABLE = new RegExp(`[^\\n${characters}]`, 'gu');
/** Control characters, invisible characters, and those that change the writing direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * Returns a text that the letter's fonts can print: composed, without invisible characters, and with � for
 * unsupported ones.
 */
export function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(INVISIBLE, (sign) => (sign === '\n' ? sign : ''))
    .replace(/\p{Extended_Pictographic}\p{M}*|[^\n]/gu, (sign) => sign.replace(UNPRINTABLE, '\uFFFD'))
    .replace(/\n{4,}/g, '\n\n\n');
}

/** Words wider than a line, which the library would measure character by character for seconds. */
const LONG_WORD = /\S{65,}/g;

/** Splits very long words, so that lines can be broken. */
export const breakable = (text: string): string =>
  text.replace(LONG_WORD, (word) => (word.match(/.{1,60}/gu) ?? []).join('\n'));

/** Returns a printable text on one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();
