import { fileURLToPath } from 'node:url';

const probe = (name: string) => fileURLToPath(new URL(`probe/${name}`, import.meta.url));

/** A small schema and functions for the stack's own tests, independent of the application. */
export const probeDirectories = { migrationsDir: probe('migrations'), functionsDir: probe('functions') };
