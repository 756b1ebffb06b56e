/** Characters of the fonts in ../outcome-letter/fonts, as the content of a regular-expression class. */
const CHARACTERS = [
  String.raw`\u0020-\u007e\u00a0-\u00ac\u00ae-\u024f\u02b0-\u02dd\u0300-\u030f\u0323\u0326\u0370-\u0377`,
  String.raw`\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u045f\u0490-\u04ff`,
  String.raw`\u1e00-\u1eff\u2002\u2003\u2009\u2010-\u2027\u2030-\u205f\u2070\u2071\u2074-\u208e\u2090-\u209c`,
  String.raw`\u20ac\u2116\u2122\u2150-\u215e\u2190-\u2194\u21d2\u21d4\u2200\u2202\u2203\u2205-\u2209\u220f`,
  String.raw`\u2211-\u2213\u2215\u2217\u2219-\u221b\u221d\u221e\u2220\u2225\u2229-\u222b\u2234\u223c\u2245`,
  String.raw`\u2248\u2260\u2261\u2264\u2265\u226a\u226b\u2282\u22a5\u22c5\u22ef\u2300\u25a0\u25a1\u25b2\u25b3`,
  String.raw`\u25bc\u25bd\u25ca\u25cb\u25cf\u2713\ufffd`,
].join('');

const anyExcept = (characters: string) => new RegExp(`[^\\n${characters}]`, 'gu');
const UNPRINTABLE = anyExcept(CHARACTERS);
/** Control characters, invisible characters, and those that change the writing direction. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
/** Matches one visible character: an emoji with its marks, or a single character. */
const SIGN = /\p{Extended_Pictographic}\p{M}*|[^\n]/gu;

/**
 * Returns a text that the fonts of outcome letters can print: normalised, without invisible characters, and
 * with � for unsupported ones.
 */
export function printable(text: string): string {
  return visible(text)
    .replace(SIGN, (sign) => sign.replace(UNPRINTABLE, '\uFFFD'))
    .replace(/\n{4,}/g, '\n\n\n');
}

/** Returns the distinct characters of a text that a letter cannot print. */
export function unprintableIn(text: string): string[] {
  const signs = visible(text).match(SIGN) ?? [];
  return [...new Set(signs.filter((sign) => sign.search(UNPRINTABLE) >= 0))];
}

const visible = (text: string) =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, '  ')
    .replace(INVISIBLE, (sign) => (sign === '\n' ? sign : ''));
