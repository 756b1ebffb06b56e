/** The id of the input with a file's description, which others lead to. */
export const descriptionOf = (id: string) => `description-${id}`;
