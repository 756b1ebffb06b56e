import path from 'node:path';

/** The project's own folder. */
export const root = path.resolve(import.meta.dirname, '../..');
