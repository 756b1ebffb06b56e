import { LANGUAGES, ownName, type Language } from '@/config/languages';
import type { MenuOption } from './menu-option';

/** Each language is listed by its own name. */
export const languageChoices: readonly MenuOption<Language>[] = LANGUAGES.map((value) => ({
  value,
  label: ownName(value),
  lang: value,
}));
