/** The database takes 120; what follows an address that is taken needs some room. */
const LONGEST = 110;

/** A title as an address: lower-case words and digits joined by hyphens; '' when it holds neither. */
export function slugify(title: string, longest = LONGEST): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .toLowerCase()
    .replace(/&/g, ' dan ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
}

/** As private.is_slug in the database. */
export const isSlug = (value: string) => value.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
