import { projectRef, type Variables } from './variables.ts';

/** Arguments of the CLI for each step, in the order of going live. */
export interface Commands {
  link: string[];
  database: (seed: boolean) => string[];
  functions: string[];
  secrets: (file: string) => string[];
  accounts: (folder: string) => string[];
}

/**
 * Arguments of the Supabase CLI. Whoever runs go-live has said yes already: without `--yes` the CLI asks before it deploys or sets
 * secrets, and refuses where there is no terminal. `--use-api` has the platform bundle functions, where Docker would do so otherwise.
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
