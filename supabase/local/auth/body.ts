/** A JSON body, or an empty object: GoTrue answers missing fields with its own message for each. */
export async function bodyOf<T extends object>(request: Request): Promise<Partial<T>> {
  try {
    // The fields are checked where they are used; a wrong type fails there as it does at GoTrue.
    const body = (await request.json()) as Partial<T> | null;
    return body !== null && typeof body === 'object' ? body : {};
  } catch {
    return {};
  }
}
