import { formerNumbers, typedFormerNumber } from '@/domain/corrections';

export const MIN_SEARCH_LENGTH = 3;

/** Extracts the number from a URL of the check page, as in a QR code; returns any other text unchanged. */
function extractNumber(typed: string): string {
  const [, number] = /\/cek\/([^?#]+)/i.exec(typed) ?? [];
  if (!number) return typed;
  try {
    return decodeURIComponent(number);
  } catch {
    return number; // invalid escape: the percent sign is part of the number
  }
}

/**
 * Normalises typed, pasted or scanned text: extracts the number from a URL, trims it, and uses plain hyphens.
 */
export const normaliseNumber = (typed: string) =>
  extractNumber(typed)
    .trim()
    .replace(/[‐-―−]/g, '-')
    .slice(0, 100);

/**
 * Returns the certificate with this number, present or before a correction: the same spelling, or the only
 * one with the same letters and digits.
 */
export function findExactMatch<C extends { number: string; corrections?: unknown }>(
  typed: string,
  found: readonly C[],
): C | undefined {
  const normalise = (text: string) => lettersAndDigits(text).toUpperCase();
  const candidates = found.filter(
    (each) => normalise(each.number) === normalise(typed) || typedFormerNumber(typed, each),
  );
  return (
    found.find(({ number }) => isSameNumber(number, typed)) ??
    (candidates.length === 1 ? candidates[0] : undefined)
  );
}

interface Named {
  number: string;
  client_name: string;
  legal_form: string | null;
  nib: string | null;
  corrections?: unknown;
}

/** Returns true if no result contains the typed text, so that the names are only similar. */
export function areApproximate(typed: string, found: readonly Named[]): boolean {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const matches = ({ number, client_name, legal_form, nib, corrections }: Named) => {
    const former = formerNumbers(corrections).map((each) => each.number);
    const text = [legal_form, client_name, number, nib, ...former].join(' ').toLowerCase();
    return words.every((word) => text.includes(word)) || lettersAndDigits(text).includes(words.join(''));
  };
  return found.length > 0 && !found.some(matches);
}

const lettersAndDigits = (typed: string) => typed.replace(/[^\p{L}\p{N}]/gu, '');

export const isLongEnough = (typed: string) => lettersAndDigits(typed).length >= MIN_SEARCH_LENGTH;

/** Compares a number with the typed one, ignoring case and blanks. */
export const isSameNumber = (number: string, typed: string) => {
  const compact = (text: string) => text.replace(/\s/g, '').toUpperCase();
  return compact(number) === compact(typed);
};

export type FormatHint = 'short' | 'personal' | 'nib' | 'digits' | 'address';

/** Returns a likely reason why a number was not found, judging by its format; undefined if there is none. */
export function formatHint(typed: string): FormatHint | undefined {
  if (!isLongEnough(typed)) return 'short';
  if (/^(https?:|www\.)|\/cek\//i.test(typed)) return 'address';
  if (!/^[\d\s.\-/]+$/.test(typed)) return undefined;
  const count = countDigits(typed);
  if (count === 15 || count === 16) return 'personal';
  return count === 13 ? 'nib' : 'digits';
}

export const countDigits = (typed: string) => typed.replace(/\D/g, '').length;
