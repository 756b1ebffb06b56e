import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { columnLanguage } from '@/lib/content-languages';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** Name of a placeholder and its value in each language; null without a value. */
export type TextNumber = Readonly<{ name: string } & Record<Language, string | null>>;

/**
 * Queries the current values of placeholders such as {batas_banding} in the organisation's texts:
 * text_numbers().
 */
export const numbersQuery = queryOptions({
  queryKey: ['site_settings', 'numbers'] as const,
  // The generated type declares every column of a function as not null.
  queryFn: async ({ signal }): Promise<readonly TextNumber[]> =>
    unwrapRows(await database().rpc('text_numbers', {}, { get: true }).abortSignal(signal)),
  meta: { table: 'site_settings', silent: true },
});

const PLACEHOLDER = /\{([a-z_]+)\}/g;
/** Shown for a placeholder without a value, as in letters. */
const UNKNOWN = '…';

/** Returns true when any text within the value contains a placeholder. */
export function namesNumbers(value: unknown): boolean {
  if (typeof value === 'string') return value.search(PLACEHOLDER) >= 0;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(namesNumbers);
}

function fillText(text: string, numbers: readonly TextNumber[], language: Language): string {
  return text.replace(PLACEHOLDER, (form, name: string) => {
    const known = numbers.find((each) => each.name === name);
    return known ? (known[language] ?? UNKNOWN) : form;
  });
}

/** Fills the placeholders in a row, document or text; translated columns are filled in their language. */
export function fillNumbers<T>(
  value: T,
  numbers: readonly TextNumber[],
  language: Language = DEFAULT_LANGUAGE,
): T {
  const fill = (part: unknown, spoken: Language): unknown => {
    if (typeof part === 'string') return fillText(part, numbers, spoken);
    if (Array.isArray(part)) return part.map((each) => fill(each, spoken));
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(
      Object.entries(part).map(([key, each]) => {
        const own = columnLanguage(key);
        return [key, fill(each, own === DEFAULT_LANGUAGE ? spoken : own)];
      }),
    );
  };
  // Only texts change, so the type stays the same.
  return fill(value, language) as T;
}

/** The parts of a query result that pages use. */
export interface Read<T> {
  data: T | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
}

/**
 * Combines a query of texts with that of the placeholder values: loaded when both are, failed when either is.
 */
export function useFilledText<T>({
  data,
  isPending,
  isError,
  isFetching,
  errorUpdateCount,
  refetch,
}: Read<T>): Read<T> {
  const isNaming = useMemo(() => namesNumbers(data), [data]);
  const numbers = useQuery({ ...numbersQuery, enabled: isNaming });
  const filled = useMemo(
    () => (isNaming && data !== undefined ? numbers.data && fillNumbers(data, numbers.data) : data),
    [data, isNaming, numbers.data],
  );
  return {
    data: filled,
    isPending: isPending || (isNaming && numbers.isPending),
    isError: isError || (isNaming && numbers.isError),
    isFetching: isFetching || numbers.isFetching,
    errorUpdateCount: errorUpdateCount + (isNaming ? numbers.errorUpdateCount : 0),
    refetch: () => Promise.all([refetch(), isNaming && numbers.isError ? numbers.refetch() : undefined]),
  };
}

/**
 * Fills the placeholders in texts from the settings, in both languages; shows '…' until the values are
 * loaded.
 */
export function useFilledTexts<T extends object>(texts: T): T {
  const isNaming = namesNumbers(texts);
  const { data } = useQuery({ ...numbersQuery, enabled: isNaming });
  if (!isNaming) return texts;
  if (data) return fillNumbers(texts, data);
  const removePlaceholders = (value: unknown) =>
    typeof value === 'string' ? value.replace(PLACEHOLDER, UNKNOWN) : value;
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => [key, removePlaceholders(value)]),
  ) as T;
}

/** Returns the placeholders offered in text editors, with their values in a language. */
export function useNamedNumbers(isOffered: boolean, language: Language) {
  const { data } = useQuery({ ...numbersQuery, enabled: isOffered });
  return useMemo(
    () => (isOffered ? (data ?? []).map((each) => ({ name: each.name, value: each[language] })) : undefined),
    [data, isOffered, language],
  );
}
