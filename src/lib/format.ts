import { TIME_ZONE, TIME_ZONE_NAME } from '@/config/constants';
import { localeOf, type Language } from '@/config/languages';

type Style = Intl.DateTimeFormatOptions['dateStyle'];

// A formatter takes far longer to make than to use, and a list writes hundreds of dates and numbers.
const dates: Record<string, Intl.DateTimeFormat> = {};
const ages: Record<string, Intl.RelativeTimeFormat> = {};
const numbers: Record<string, Intl.NumberFormat> = {};

function written(
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

/** A date as people write it, e.g. '20 November 2026'; in the office's time zone. */
export const formatDate = (language: Language, value: string | Date): string =>
  written(language, value, 'long');

/** A date where there is little room, e.g. '20 Nov 2026'; in the office's time zone. */
export const formatShortDate = (language: Language, value: string | Date): string =>
  written(language, value, 'medium');

/** Date and time with their zone, which is the office's: '20 Nov 2026, 14.05 WIB'. */
export const formatDateTime = (language: Language, value: string | Date): string =>
  `${written(language, value, 'medium', { timeStyle: 'short' })} ${TIME_ZONE_NAME}`;

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Time since a date, in the largest whole unit up to days, e.g. '3 jam yang lalu'. */
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

/** An amount of whole rupiah, written without a space as Indonesian spelling asks: 'Rp315.000'. */
export function formatRupiah(language: Language, amount: number): string {
  return new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'IDR',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  })
    .formatToParts(amount)
    .filter(({ type }) => type !== 'literal') // the space after the sign
    .map(({ value }) => value)
    .join('');
}

const KB = 1024;
const MB = KB * KB;

/** File size: '340 KB', '2,4 MB'. */
export function formatBytes(language: Language, bytes: number): string {
  if (bytes < MB) return `${formatNumber(language, Math.max(1, Math.round(bytes / KB)))} KB`;
  return `${formatNumber(language, Math.round((bytes / MB) * 10) / 10)} MB`;
}
