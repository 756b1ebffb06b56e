/** A JSON body, or an empty object: GoTrue answers missing fields with its own message for each. */
export async function bodyOf<T extends object>(request: Request): Promise<Partial<T>> {
  try {
    const body: unknown = await request.json();
    // The fields are checked where they are used; a wrong type fails there as it does at GoTrue.
    return typeof body === 'object' && body !== null ? (body as Partial<T>) : {};
  } catch {
    return {};
  }
}
