/** Returns the id of the input with a file's description, which links point to. */
export const descriptionOf = (id: string) => `description-${id}`;
