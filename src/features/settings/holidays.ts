import { cleanLine } from '@/lib/text-shapes';

export type Holiday = { holiday_date: string; name: string; name_en: string | null };
type BadLine = { line: number; text: string };

const isDay = (text: string) => {
  const moment = new Date(`${text}T00:00:00Z`);
  // 2026-02-30 would otherwise roll over into March.
  return (
    /^20\d\d-\d\d-\d\d$/.test(text) &&
    !Number.isNaN(moment.getTime()) &&
    moment.toISOString().startsWith(text)
  );
};

/** Parses lines such as `YYYY-MM-DD;name;name_en` as holidays. For a repeated date, the last line applies. */
export function parseHolidays(text: string): { holidays: Holiday[]; bad: BadLine[] } {
  const found = new Map<string, Holiday>();
  const bad: BadLine[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    if (raw.trim() === '') return;
    const [day = '', name = '', english = ''] = raw.split(/[;\t]/).map((part) => cleanLine(part));
    if (!isDay(day) || name === '' || name.length > 160 || english.length > 160)
      return void bad.push({ line: index + 1, text: raw.trim() });
    found.set(day, { holiday_date: day, name, name_en: english || null });
  });
  return { holidays: [...found.values()].sort((a, b) => a.holiday_date.localeCompare(b.holiday_date)), bad };
}
