import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { languageOf } from '@/lib/content-languages';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

/** A name and its value in each language; null while there is nothing. */
export type TextNumber = Readonly<{ name: string } & Record<Language, string | null>>;

/** Names such as {batas_banding} in texts of the body, with what they stand for today: text_numbers(). */
export const numbersQuery = queryOptions({
  queryKey: ['site_settings', 'numbers'] as const,
  // The generated type takes every column of a function for filled in.
  queryFn: async ({ signal }): Promise<readonly TextNumber[]> =>
    unwrapRows(await database().rpc('text_numbers', {}, { get: true }).abortSignal(signal)),
  meta: { table: 'site_settings', silent: true },
});

const FORM = /\{([a-z_]+)\}/g;
/** Shown for a name that has no value yet, as in letters. */
const UNKNOWN = '…';

/** True when some text within a value names a number. */
export function namesNumbers(value: unknown): boolean {
  if (typeof value === 'string') return value.search(FORM) >= 0;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(namesNumbers);
}

function fillText(text: string, numbers: readonly TextNumber[], language: Language): string {
  return text.replace(FORM, (form, name: string) => {
    const known = numbers.find((each) => each.name === name);
    return known ? (known[language] ?? UNKNOWN) : form;
  });
}

/** A row, document or text with its names filled in; a column in another language is filled in that, and all within it. */
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
        const own = languageOf(key);
        return [key, fill(each, own === DEFAULT_LANGUAGE ? spoken : own)];
      }),
    );
  };
  // Texts stay texts, and everything else stays as it is.
  return fill(value, language) as T;
}

/** The parts of a query that pages look at. */
export interface Read<T> {
  data: T | undefined;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
}

/** A read of texts with the numbers they name filled in: there when both are, failed when either has. */
export function useFilled<T>({
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

/** A text of the settings, in both languages, with its names filled in; '…' in their place until they are here. */
export function useFilledTexts<T extends object>(texts: T): T {
  const isNaming = namesNumbers(texts);
  const { data } = useQuery({ ...numbersQuery, enabled: isNaming });
  if (!isNaming) return texts;
  if (data) return fillNumbers(texts, data);
  const hide = (value: unknown) => (typeof value === 'string' ? value.replace(FORM, UNKNOWN) : value);
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, hide(value)])) as T;
}

/** For the editors of texts: the names they may use, each with its value in a language. */
export function useNamedNumbers(isOffered: boolean, language: Language) {
  const { data } = useQuery({ ...numbersQuery, enabled: isOffered });
  return useMemo(
    () => (isOffered ? (data ?? []).map((each) => ({ name: each.name, value: each[language] })) : undefined),
    [data, isOffered, language],
  );
}
