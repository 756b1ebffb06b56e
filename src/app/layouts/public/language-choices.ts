import type { Language } from '@/lib/i18n/i18n';
import type { Choice } from './choice';

/** Each language calls itself by its own name. */
export const languageChoices: readonly Choice<Language>[] = [
  { value: 'id', label: 'Bahasa Indonesia', lang: 'id' },
  { value: 'en', label: 'English', lang: 'en' },
];
