/** Maximum length. Below the database's 120, to leave room for the suffix of a duplicate. */
const MAX_LENGTH = 110;

/** Converts a title to a slug: lower-case words and digits joined by hyphens; '' if it contains neither. */
export function slugify(title: string, longest = MAX_LENGTH): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .toLowerCase()
    .replace(/&/g, ' dan ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/** Returns true for a valid slug; must match private.is_slug in the database. */
export const isSlug = (value: string) => value.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
