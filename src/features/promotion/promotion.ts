import { paths } from '@/config/paths';
import { safeLink } from '@/lib/rich-text/safe-link';
import { officeDay } from '@/lib/today';

/** Active promotion. Empty texts fall back to the defaults. */
export type Promotion = {
  percentage: number;
  title: string;
  title_en: string;
  text: string;
  text_en: string;
  /** Last day, as 2026-11-30. */
  endsOn: string;
  target: string;
};

/** Returns the last day of the month of the given date. */
function endOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/**
 * Returns the promotion in `site_settings.promo` if it is active at the given time. Without an end date it
 * lasts until the end of the month.
 */
export function currentPromotion(promo: unknown, now: Date): Promotion | undefined {
  const values: Partial<Record<string, unknown>> =
    typeof promo === 'object' && promo !== null ? { ...promo } : {};
  const text = (key: string) => (typeof values[key] === 'string' ? values[key].trim() : '');
  const percentage = Number(values.percentage);
  if (values.enabled !== true || !(percentage > 0)) return undefined;

  const day = officeDay(now);
  const endsOn = text('ends_on') || endOfMonth(day);
  // ISO dates sort as strings.
  if (day > endsOn || day < text('starts_on')) return undefined;
  return {
    percentage,
    title: text('title'),
    title_en: text('title_en'),
    text: text('text'),
    text_en: text('text_en'),
    endsOn,
    target: safeLink(text('target')) ?? paths.services.flow,
  };
}
