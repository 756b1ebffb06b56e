/** A colleague whom a note may name. */
export interface Mentionable {
  person_id: string;
  full_name: string;
}

/** Most that the list shows. */
const MOST = 8;
const LETTER = /[\p{L}\p{N}]/u;

/** The beginning of a name that is being typed after an `@` that begins a word, up to the caret; undefined elsewhere. */
export function mentionAt(text: string, caret: number): { from: number; query: string } | undefined {
  const found = /(?:^|[\s([{"'“])@([^@\n]{0,40})$/u.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? '').length - 1, query: found[1] ?? '' } : undefined;
}

/** The people whose name, or one of its words, begins so; none for a name that is complete. */
export function suggested(people: readonly Mentionable[], query: string): Mentionable[] {
  const typed = query.toLowerCase();
  const begins = ({ full_name: name }: Mentionable) => {
    const whole = name.toLowerCase();
    return whole !== typed.trimEnd() && (whole.startsWith(typed) || whole.includes(` ${typed}`));
  };
  return people.filter(begins).slice(0, MOST);
}

/** The people whom a text names with `@`, each once; of two names that begin alike the longer one is meant. */
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
