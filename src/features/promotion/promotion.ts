import { paths } from '@/config/paths';
import { safeLink } from '@/lib/rich-text/safe-link';
import { officeDay } from '@/lib/today';

/** An offer that is on. Blank texts mean the site's own words. */
export type Promotion = {
  percentage: number;
  title: string;
  title_en: string;
  text: string;
  text_en: string;
  /** The last day, as 2026-11-30. */
  endsOn: string;
  target: string;
};

/** The last day of the month that `day` is in. */
function endOfMonth(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The offer of `site_settings.promo` when it is on at this moment; without an end date it lasts to the month's end. */
export function currentPromotion(promo: unknown, now: Date): Promotion | undefined {
  const values: Partial<Record<string, unknown>> =
    typeof promo === 'object' && promo !== null ? { ...promo } : {};
  const text = (key: string) => (typeof values[key] === 'string' ? values[key].trim() : '');
  const percentage = Number(values.percentage);
  if (values.enabled !== true || !(percentage > 0)) return undefined;

  const day = officeDay(now);
  const endsOn = text('ends_on') || endOfMonth(day);
  // Days in this form compare as texts.
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
