// These rules must match the database's (private.clean_text, private.is_email, private.is_name …).

/** Counts characters as the database does: an emoji is one. */
export const lengthOf = (value: string): number => Array.from(value).length;

const LINE_BREAK = /\r\n?|[\u0085\u2028\u2029]/g;
const SPACE = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g;
const CONTROL_CHARACTERS =
  // eslint-disable-next-line no-control-regex -- matches the control characters to remove
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u180e\u200b\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb\ufffe\uffff]/g;
const INVISIBLE =
  // eslint-disable-next-line no-misleading-character-class -- single joiners, marks, fillers and tags
  /[\u034f\u061c\u115f\u1160\u17b4\u17b5\u200c-\u200f\u202a-\u202e\u2066-\u2069\u3164\uffa0\u{e0000}-\u{e007f}]/gu;
const LOOSE_JOINER = /(?<![^\t\n ])[\u200c\u200d]+|[\u200c\u200d]+(?![^\t\n ])/g;
const BLANKS = /[\t\n ]+/g;

/**
 * Returns the text in NFC, trimmed, without control and zero-width characters; other spaces become plain
 * ones. Prose keeps direction marks, and joiners between two visible characters, which some scripts and emoji
 * need.
 */
function clean(value: string, { isLine, isName }: { isLine: boolean; isName: boolean }): string {
  let text = value.replace(LINE_BREAK, '\n').replace(SPACE, ' ').replace(CONTROL_CHARACTERS, '');
  if (isName) text = text.replace(INVISIBLE, '');
  text = text.replace(LOOSE_JOINER, '');
  if (isLine) text = text.replace(BLANKS, ' ');
  return text.normalize('NFC').replace(/^[\t\n ]+|[\t\n ]+$/g, '');
}

/** Normalises a multi-line text for storage. */
export const cleanText = (value: string): string => clean(value, { isLine: false, isName: false });

/** Normalises a single-line text for storage. */
export const cleanLine = (value: string): string => clean(value, { isLine: true, isName: false });

/** Normalises a name, number, code or address for storage: one line without invisible characters. */
export const cleanName = (value: string): string => clean(value, { isLine: true, isName: true });

const NAME_KEY =
  /(^|_)(name|number|code|email|phone|whatsapp|slug|nib|url|website|key|person|category|asked_by|decided_by)(_en)?$/;

/** Returns true for columns and keys whose texts the database normalises as names (private.is_name_key). */
export const isNameKey = (key: string): boolean => NAME_KEY.test(key);

/** Same pattern as in private.has_gap. */
const GAP = /\[(?:isi|fill in)[^\]\n]*\]?/gi;

/** Returns the unfilled placeholders of a template: `[isi: alamat]`, in English `[fill in: address]`. */
export const gapsIn = (text: string): string[] => text.match(GAP) ?? [];

/** A lone surrogate, as left by a truncated emoji. */
const HALF = /\p{Cs}/u;

/** Returns true for text that the database can store. */
export const isStorable = (value: string): boolean => !HALF.test(value) && !value.includes('\0');

/**
 * Returns false for line breaks and for U+202E, which displays `fdp.exe` as `exe.pdf` and is never typed by
 * accident.
 */
export const isOnOneLine = (value: string): boolean =>
  !value.includes('\u202e') && !/[\t\n]/.test(cleanText(value));

const LINK = /^(https?:\/\/[^\s<>"\\]+|\/([^\s<>"\\/][^\s<>"\\]*)?)$/;

/** Returns true for a web address or a path of this site, at most 2,000 characters long. */
export const isLink = (value: string): boolean => lengthOf(value) <= 2000 && LINK.test(value);

/** Returns true for a link or the name of a built-in drawing (drawing:bridge). */
export const isPicture = (value: string): boolean => isLink(value) || /^drawing:[a-z0-9-]{1,60}$/.test(value);

/** Both cases are listed because JavaScript and PostgreSQL fold case differently. */
const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z0-9-]{2,}$/;

/** Returns true for an e-mail address of 5 to 254 characters. */
export const isEmail = (value: string): boolean =>
  lengthOf(value) >= 5 &&
  lengthOf(value) <= 254 &&
  value === cleanName(value) &&
  EMAIL.test(value) &&
  !value.includes('..');

/** Invisible characters that make different names look alike. */
const INVISIBLE_IN_NAMES =
  /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

export const isName = (value: string): boolean => !INVISIBLE_IN_NAMES.test(value);
