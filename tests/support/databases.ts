export type DatabaseKind = 'embedded' | 'server';

/**
 * The databases of this run, for `describe.each`: the embedded one, or a copy on the PostgreSQL of PG_URL. Files that import
 * this, directly or through `onEachDatabase`, run a second time in the project "second database" of vitest.config.ts.
 */
export const databases: readonly DatabaseKind[] =
  process.env.TEST_DATABASE === 'server' ? ['server'] : ['embedded'];
