const TITLES = /^(?:(?:prof|drs|dra|dr|ir|hj|h|kh) )+/;
/** Degrees after a name without a comma, with or without dots. */
const DEGREES =
  /(?: (?:s ?t|m ?t|s ?e|s ?h|m ?h|m ?m|[sm] ?si|[sm] ?kom|[sm] ?sos|[sm] ?pd|[mb] ?sc|[sm] ?ak|m ?kn|[mb] ?eng|a ?md|ph ?d|m ?ba|ip[mu]))+$/;

/**
 * Returns the comparison key of a name without titles and degrees, like private.person_key. Does not unify
 * similar letters.
 */
export const personKey = (name: string): string =>
  (name.split(',')[0] ?? '')
    .normalize('NFKC')
    .replace(/[\s.]+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(TITLES, '')
    .replace(DEGREES, '');
