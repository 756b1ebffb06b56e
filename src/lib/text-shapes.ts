// The same rules as in the database (private.is_email, private.is_name …), which count and refuse alike.

/** Characters as the database counts them: an emoji is one. */
export const lengthOf = (value: string): number => Array.from(value).length;

// eslint-disable-next-line no-control-regex -- nobody typed them, and files do not keep them
const DROPPED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff\ufffe\uffff]/g;

/** A text as it is stored: without spaces around it, and without the control characters that copied texts bring along. */
export const cleanText = (value: string): string => value.replace(DROPPED, '').replace(/\r\n?/g, '\n').trim();

/** The same of a text on one line: each run of spaces and line breaks is one space. */
export const cleanLine = (value: string): string => cleanText(value).replace(/\s+/g, ' ');

/** A lone surrogate, as a cut-off emoji leaves it. */
const HALF = /\p{Cs}/u;

/** Text that a database can hold. */
export const isStorable = (value: string): boolean => !HALF.test(value) && !value.includes('\0');

/** Line breaks, control characters and marks that turn the direction of reading. */
const HIDDEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

export const isOnOneLine = (value: string): boolean => !HIDDEN.test(value);

const LINK = /^(https?:\/\/[^\s<>"\\]+|\/([^\s<>"\\/][^\s<>"\\]*)?)$/;

/** A web address or a path within the site, of at most 2,000 characters. */
export const isLink = (value: string): boolean => lengthOf(value) <= 2000 && LINK.test(value);

/** The same, or the name of a drawing that the site brings along: drawing:bridge. */
export const isPicture = (value: string): boolean => isLink(value) || /^drawing:[a-z0-9-]{1,60}$/.test(value);

/** Capitals are spelt out, because case folding differs between JavaScript and PostgreSQL. */
const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z0-9-]{2,}$/;

/** An e-mail address of 5 to 254 characters. */
export const isEmail = (value: string): boolean =>
  lengthOf(value) >= 5 &&
  lengthOf(value) <= 254 &&
  isOnOneLine(value) &&
  EMAIL.test(value) &&
  !value.includes('..');

/** Invisible characters that make two names look alike. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

export const isName = (value: string): boolean => !UNSEEN.test(value);
