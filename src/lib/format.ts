import { TIME_ZONE, TIME_ZONE_NAME } from '@/config/constants';
import { localeOf, type Language } from '@/config/languages';

type Style = Intl.DateTimeFormatOptions['dateStyle'];

// Creating a formatter is slow, and lists format hundreds of dates and numbers.
const dates: Record<string, Intl.DateTimeFormat> = {};
const ages: Record<string, Intl.RelativeTimeFormat> = {};
const numbers: Record<string, Intl.NumberFormat> = {};

function formatWith(
  language: Language,
  value: string | Date,
  dateStyle: Style,
  time: { timeStyle?: Style } = {},
) {
  const options = { dateStyle, ...time, timeZone: TIME_ZONE };
  const format = (dates[`${language} ${dateStyle} ${time.timeStyle}`] ??= new Intl.DateTimeFormat(
    localeOf(language),
    options,
  ));
  return format.format(new Date(value));
}

/** Formats a date in the office's time zone, e.g. '20 November 2026'. */
export const formatDate = (language: Language, value: string | Date): string =>
  formatWith(language, value, 'long');

/** Formats a short date in the office's time zone, e.g. '20 Nov 2026'. */
export const formatShortDate = (language: Language, value: string | Date): string =>
  formatWith(language, value, 'medium');

/** Formats date and time in the office's time zone: '20 Nov 2026, 14.05 WIB'. */
export const formatDateTime = (language: Language, value: string | Date): string =>
  `${formatWith(language, value, 'medium', { timeStyle: 'short' })} ${TIME_ZONE_NAME}`;

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Formats the time since a date in its largest whole unit, at most days: '3 jam yang lalu'. */
export function formatAgo(language: Language, value: string | Date, now: Date): string {
  const elapsed = new Date(value).getTime() - now.getTime();
  const relative = (ages[language] ??= new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }));
  for (const [unit, size] of STEPS) {
    if (Math.abs(elapsed) >= size) return relative.format(Math.trunc(elapsed / size), unit);
  }
  return relative.format(0, 'second');
}

export function formatNumber(language: Language, value: number): string {
  return (numbers[language] ??= new Intl.NumberFormat(localeOf(language))).format(value);
}

/**
 * Formats whole rupiah, without a space after the currency sign, as Indonesian spelling requires:
 * 'Rp315.000'.
 */
export function formatRupiah(language: Language, amount: number): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
    .formatToParts(amount)
    .filter(({ type }) => type !== 'literal') // the space after the currency sign
    .map(({ value }) => value)
    .join('');
}

const KB = 1024;
const MB = KB * KB;

/** Formats a file size: '340 KB', '2,4 MB'. */
export function formatBytes(language: Language, bytes: number): string {
  if (bytes < MB) return `${formatNumber(language, Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${formatNumber(language, Math.round((bytes / MB) * 10) / 10)} MB`;
}
