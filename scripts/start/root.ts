import path from 'node:path';

/** The project's root. */
export const root = path.resolve(import.meta.dirname, '../..');
