const TITLES = /^(?:(?:prof|drs|dra|dr|ir|hj|h|kh) )+/;

/**
 * Returns the comparison key of a name without titles, like private.person_key. Does
 * not unify similar letters.
 */
export const personKey = (name: string): string =>
  (name.split(',')[0] ?? '')
    .normalize('NFKC')
    .replace(/[\s.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(TITLES, '');
