// As the database has them (private.is_email, private.is_name …): both count and refuse the same, whatever is typed.

/** Characters as the database counts them: an emoji is one. */
export const lengthOf = (value: string): number => Array.from(value).length;

/** Half of a character, as a cut-off emoji leaves it. */
const HALF = /\p{Cs}/u;

/** Text that a database can hold. */
export const isStorable = (value: string): boolean => !HALF.test(value) && !value.includes('\0');

/** Line breaks, control characters and marks that turn the direction of reading. */
const HIDDEN = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

export const isOnOneLine = (value: string): boolean => !HIDDEN.test(value);

/** Capitals are spelt out: what counts as the capital of a letter depends on who lowers it. */
const EMAIL = /^[^\s@<>"',;:()[\]\\]+@[a-zA-Z0-9-]+(\.[a-zA-Z0-9-]+)*\.[a-zA-Z0-9-]{2,}$/;

/** An e-mail address of 5 to 254 characters. */
export const isEmail = (value: string): boolean =>
  lengthOf(value) >= 5 &&
  lengthOf(value) <= 254 &&
  isOnOneLine(value) &&
  EMAIL.test(value) &&
  !value.includes('..');

/** Characters that nobody sees and that make two names look alike. */
const UNSEEN = /[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/u;

export const isName = (value: string): boolean => !UNSEEN.test(value);
