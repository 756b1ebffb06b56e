/** Columns that determine a row's position in the chart. */
type Placed = { id: string; parent_id: string | null };
export type OrganizationBranch<P> = { person: P; below: OrganizationBranch<P>[] };

/**
 * Converts rows to trees, in order. A person whose superior is not published is at the top. A cycle, which
 * the database refuses, is cut at its first member.
 */
export function organizationTree<P extends Placed>(people: readonly P[]): OrganizationBranch<P>[] {
  const known = new Set(people.map(({ id }) => id));
  const placed = new Set<string>();
  const branch = (person: P): OrganizationBranch<P> => {
    placed.add(person.id);
    const below = people.filter(({ id, parent_id }) => parent_id === person.id && !placed.has(id));
    return { person, below: below.map(branch) };
  };
  const tops = people.filter(({ parent_id }) => parent_id === null || !known.has(parent_id)).map(branch);
  const inCircles = people.flatMap((person) => (placed.has(person.id) ? [] : [branch(person)]));
  return [...tops, ...inCircles];
}
