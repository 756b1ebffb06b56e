import { projectRef, type Variables } from './variables.ts';

/** Arguments of the CLI for each step, in order. */
export interface Commands {
  link: string[];
  database: (seed: boolean) => string[];
  functions: string[];
  secrets: (file: string) => string[];
  accounts: (folder: string) => string[];
}

/**
 * Returns the arguments of the Supabase CLI. `--yes`: the CLI otherwise asks before deploying or setting
 * secrets, and fails without a terminal. `--use-api`: the platform bundles functions; otherwise Docker would
 * be required.
 */
export function commandsFor(variables: Pick<Variables, 'VITE_SUPABASE_URL'>): Commands {
  const ref = projectRef(variables);
  return {
    link: ['link', '--project-ref', ref],
    database: (seed) => ['db', 'push', '--remote', '--yes', ...(seed ? ['--include-seed'] : [])],
    functions: ['functions', 'deploy', '--use-api', '--yes'],
    secrets: (file) => ['secrets', 'set', '--yes', '--env-file', file],
    accounts: (folder) => ['config', 'push', '--yes', `--remote=${ref}`, '--workdir', folder],
  };
}
