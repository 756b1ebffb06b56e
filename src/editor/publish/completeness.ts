import { plainText } from '@/lib/rich-text/rich-text-doc';
import type { TextDefinition } from '@/editor/define-editor';
import type { TextValues } from '@/editor/text';
import { columnIn, type Language } from '@/config/languages';

const isFilled = (value: unknown) =>
  typeof value === 'string' ? value.trim() !== '' : plainText(value) !== '';

/**
 * Returns the columns that a complete text has in a language. The cover's alternative text counts only if
 * there is a cover.
 */
export function expectedColumns(
  { summary, hasCover }: Pick<TextDefinition, 'summary' | 'hasCover'>,
  values: TextValues,
  language: Language,
): string[] {
  const cover = hasCover && isFilled(values.cover_url) ? ['cover_alt'] : [];
  // SEO columns are optional, because search engines fall back to these columns.
  return ['title', summary, 'body', ...cover].map((column) => columnIn(column, language));
}

export interface Completeness {
  /** Columns that are still empty. */
  missing: string[];
  /** From 0 to 100. */
  percent: number;
}

/** Returns how complete a text is in a language. */
export function completeness(
  definition: Pick<TextDefinition, 'summary' | 'hasCover'>,
  values: TextValues,
  language: Language,
): Completeness {
  const expected = expectedColumns(definition, values, language);
  const missing = expected.filter((column) => !isFilled(values[column]));
  return { missing, percent: Math.round((1 - missing.length / expected.length) * 100) };
}
