const TITLES = /^(?:(?:prof|drs|dra|dr|ir|hj|h|kh) )+/;

/** Returns the key of a person's name without titles, as private.person_key; does not unify similar letters. */
export const personKey = (name: string): string =>
  (name.split(',')[0] ?? '')
    .normalize('NFKC')
    .replace(/[\s.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(TITLES, '');
