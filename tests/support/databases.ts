export type DatabaseKind = 'embedded' | 'server';

/**
 * Databases of this run, for `describe.each`: the embedded one, or a copy on the PostgreSQL server of PG_URL.
 * Files that import this, directly or through `onEachDatabase`, run again in the project "second database" of
 * vitest.config.ts.
 */
export const databases: readonly DatabaseKind[] =
  process.env.TEST_DATABASE === 'server' ? ['server'] : ['embedded'];
