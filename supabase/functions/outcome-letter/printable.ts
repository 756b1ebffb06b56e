import { printable } from '../_shared/letter-characters.ts';

export { printable };

/** Words wider than a line, which the library would measure character by character for seconds. */
const LONG_WORD = /\S{65,}/g;

/** Splits very long words, so that lines can be broken. */
export const breakable = (text: string): string =>
  text.replace(LONG_WORD, (word) => (word.match(/.{1,60}/gu) ?? []).join('\n'));

/** Returns a printable text on one line. */
export const printableLine = (text: string): string => printable(text).replace(/\s+/g, ' ').trim();
