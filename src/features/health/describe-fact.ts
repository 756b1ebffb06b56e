/** Row of public.site_health(). */
export interface HealthFact {
  fact: string;
  state: string;
  since: string | null;
  detail: unknown;
}

const MEGABYTE = 1_048_576;

/** Formats a value of `detail`: lists with commas, empty values as a dash. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(formatValue).join(', ') || '–';
  return typeof value === 'string' || typeof value === 'number' ? String(value) || '–' : '–';
}

/**
 * Returns the placeholder values of a check's text: each key of `detail`, the size in megabytes, and the
 * given time.
 */
export function factValues({ detail }: HealthFact, when: string): Record<string, string> {
  const values = typeof detail === 'object' && detail !== null ? { ...detail } : {};
  const words = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(value)]));
  return { ...words, size: `${Math.ceil(Number(words.bytes ?? 0) / MEGABYTE)} MB`, when };
}
