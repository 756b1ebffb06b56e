const LONGEST = 120;

/** A title as an address: lower-case words and digits joined by hyphens; '' when it holds neither. */
export function slugify(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’'`]/g, '')
    .toLowerCase()
    .replace(/&/g, ' dan ')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
}

/** As private.is_slug in the database. */
export const isSlug = (value: string) => value.length <= LONGEST && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);
