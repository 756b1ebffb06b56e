/** Colleague that a note can mention. */
export interface Mentionable {
  person_id: string;
  full_name: string;
}

/** Maximum number of suggestions. */
const MAX_SUGGESTIONS = 8;
const LETTER = /[\p{L}\p{N}]/u;

/** Returns the partial name after an `@` that starts a word, up to the caret; undefined elsewhere. */
export function mentionAt(text: string, caret: number): { from: number; query: string } | undefined {
  const found = /(?:^|[\s([{"'“])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? '').length - 1, query: found[1] ?? '' } : undefined;
}

/**
 * Returns the people with a name, or part of a name, that starts with the query; none if the name is
 * complete.
 */
export function suggestPeople(people: readonly Mentionable[], query: string): Mentionable[] {
  const typed = query.toLowerCase();
  const matchesStart = ({ full_name: name }: Mentionable) => {
    const whole = name.toLowerCase();
    return whole !== typed.trimEnd() && (whole.startsWith(typed) || whole.includes(` ${typed}`));
  };
  return people.filter(matchesStart).slice(0, MAX_SUGGESTIONS);
}

/**
 * Returns the people mentioned with `@`, each once. Of two names with the same beginning, prefers the longer
 * one.
 */
export function mentionedIn<P extends Mentionable>(text: string, people: readonly P[]): P[] {
  const longest = [...people].sort((a, b) => b.full_name.length - a.full_name.length);
  const found = new Set<P>();
  for (let place = text.indexOf('@'); place >= 0; place = text.indexOf('@', place + 1)) {
    const rest = text.slice(place + 1).toLowerCase();
    const person = longest.find(
      ({ full_name: name }) => rest.startsWith(name.toLowerCase()) && !LETTER.test(rest.charAt(name.length)),
    );
    if (person && !LETTER.test(text.charAt(place - 1))) found.add(person);
  }
  return people.filter((person) => found.has(person));
}
