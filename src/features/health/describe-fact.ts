/** One row of public.site_health(). */
export interface Fact {
  fact: string;
  state: string;
  since: string | null;
  detail: unknown;
}

const MEGABYTE = 1_048_576;

/** A value of `detail` as words: lists by commas, nothing as a dash. */
function wordOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordOf).join(', ') || '–';
  return typeof value === 'string' || typeof value === 'number' ? String(value) || '–' : '–';
}

/** Fills the braces of a check's sentence: each key of `detail`, the size in megabytes and the moment as given. */
export function factValues({ detail }: Fact, when: string): Record<string, string> {
  const values = typeof detail === 'object' && detail !== null ? { ...detail } : {};
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wordOf(value)]));
  return { ...words, size: `${Math.ceil(Number(words.bytes ?? 0) / MEGABYTE)} MB`, when };
}
