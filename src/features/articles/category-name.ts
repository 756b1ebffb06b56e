import { useTexts } from '@/lib/i18n/use-texts';
import { articlesMessages } from './messages';

const known = articlesMessages.id.categories;
const isKnown = (category: string): category is keyof typeof known => Object.hasOwn(known, category);

/** Returns a function that names a category; custom categories are shown as typed. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTexts(articlesMessages);
  return (category) => {
    if (isKnown(category)) return t(`categories.${category}`);
    const words = category.replaceAll('-', ' ');
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
