/** Returns the id of a file's description input, which links point to. */
export const descriptionOf = (id: string) => `description-${id}`;
