/** Statuses of an import. */
export const IMPORT_STATUSES = ['applying', 'done', 'stopped', 'undoing', 'undone'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];
export const isImportStatus = (value: string): value is ImportStatus =>
  IMPORT_STATUSES.some((each) => each === value);
