/**
 * Parses a JSON body. A missing body becomes an empty object, because GoTrue has an error message for each
 * missing field.
 */
export async function bodyOf<T extends object>(request: Request): Promise<Partial<T>> {
  try {
    // Fields are checked where they are used: a wrong type fails there, as in GoTrue.
    const body = (await request.json()) as Partial<T> | null;
    return body !== null && typeof body === 'object' ? body : {};
  } catch {
    return {};
  }
}
