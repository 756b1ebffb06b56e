import type { Language } from '@/lib/i18n/i18n';
import { columnsIn } from '@/lib/content-languages';
import { localized } from '@/lib/localized';
import type { Slide } from './slide';

const TEXTS = ['title', 'subtitle', 'image_description', 'cta_primary_text', 'cta_secondary_text'] as const;
const ADDRESSES = ['image_url', 'cta_primary_url', 'cta_secondary_url'] as const;

/** Form values of a slide, by column. */
export type SlideValues = Readonly<Record<string, unknown>>;

/** Returns the slide as visitors who read `language` will see it, regardless of the interface language. */
export function slideDraft(values: SlideValues, language: Language): Slide {
  const word = (column: string) => {
    const value = values[column];
    return typeof value === 'string' ? value : '';
  };
  const texts = TEXTS.flatMap((column) => {
    const row = Object.fromEntries(columnsIn(column).map((each) => [each, word(each)]));
    const text = localized(row, column as never, language); // `columnsIn` also returns the translations of `column`
    return columnsIn(column).map((each) => [each, text]);
  });
  const addresses = ADDRESSES.map((column) => [column, word(column).trim()]);
  // The code above covers all columns of the start-up query.
  return { id: 'draft', sort_order: 0, ...Object.fromEntries([...texts, ...addresses]) } as Slide;
}
