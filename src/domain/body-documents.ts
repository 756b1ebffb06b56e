/** Kinds of documents without which the body may not certify. */
export const BODY_DOCUMENTS = ['lisensi', 'akreditasi'] as const;
export type BodyDocument = (typeof BODY_DOCUMENTS)[number];

interface Document {
  kind: string;
  /** Last day of validity; null if unlimited. */
  valid_until: string | null;
}

/**
 * Returns the kinds of documents that had expired by `day`, with the last day of the latest document. Skips
 * kinds without a document.
 */
export const expiredDocuments = (
  documents: readonly Document[],
  day: string,
): { kind: BodyDocument; until: string }[] =>
  BODY_DOCUMENTS.flatMap((kind) => {
    const ends = documents.filter((each) => each.kind === kind).map((each) => each.valid_until);
    const last = ends
      .flatMap((end) => end ?? [])
      .toSorted()
      .at(-1);
    return last !== undefined && last < day && !ends.includes(null) ? [{ kind, until: last }] : [];
  });
