import { LANGUAGES, ownName, type Language } from '@/config/languages';
import type { Choice } from './menu-option';

/** Each language is listed by its own name. */
export const languageChoices: readonly Choice<Language>[] = LANGUAGES.map((value) => ({
  value,
  label: ownName(value),
  lang: value,
}));
