// These rules match the database (private.is_email, private.is_name …) exactly.

/** Counts characters as the database does: an emoji is one. */
export const lengthOf = (value: string): number => Array.from(value).length;

// eslint-disable-next-line no-control-regex -- nobody typed them, and files do not keep them
const DROPPED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200b\ufeff\ufffe\uffff]/g;

/** Normalises a text for storage: trimmed, without the control characters that pasted text may contain. */
export const cleanText = (value: string): string => value.replace(DROPPED, '').replace(/\r\n?/g, '\n').trim();

/** Normalises a single-line text: collapses whitespace and line breaks. */
export const cleanLine = (value: string): string => cleanText(value).replace(/\s+/g, ' ');

/** A lone surrogate, as left by a truncated emoji. */
const HALF = /\p{Cs}/u;

/** Returns true for text that the database can store. */
export const isStorable = (value: string): boolean => !HALF.test(value) && !value.includes('\0');

/** Line breaks, control characters and bidirectional control characters. */
const HIDDEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

export const isOnOneLine = (value: string): boolean => !HIDDEN.test(value);

const LINK = /^(https?:\/\/[^\s<>"\\]+|\/([^\s<>"\\/][^\s<>"\\]*)?)$/;

/** Returns true for a web address or a path within the site, of at most 2,000 characters. */
export const isLink = (value: string): boolean => lengthOf(value) <= 2000 && LINK.test(value);

/** Returns true for a link or the name of a built-in drawing: drawing:bridge. */
export const isPicture = (value: string): boolean => isLink(value) || /^drawing:[a-z0-9-]{1,60}$/.test(value);

/** Capitals are spelt out, because case folding differs between JavaScript and PostgreSQL. */
const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z0-9-]{2,}$/;

/** Returns true for an e-mail address of 5 to 254 characters. */
export const isEmail = (value: string): boolean =>
  lengthOf(value) >= 5 &&
  lengthOf(value) <= 254 &&
  isOnOneLine(value) &&
  EMAIL.test(value) &&
  !value.includes('..');

/** Invisible characters that make two names look alike. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

export const isName = (value: string): boolean => !UNSEEN.test(value);
