import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../supabase/migrations');

/**
 * The statements that drop a function of `public` and create it again, changed: its result cannot be changed in any other
 * way. As it was defined last, with its comment, grants and owner.
 */
export function createdAgain(
  name: string,
  changes: readonly (readonly [from: string, to: string])[],
): string {
  const all = readdirSync(MIGRATIONS)
    .sort()
    .map((file) => readFileSync(path.join(MIGRATIONS, file), 'utf8'))
    .join('\n');
  const definitions = all.split(new RegExp(`^create (?:or replace )?(?=function public\\.${name}\\()`, 'm'));
  const body = definitions.at(-1)?.split(/^end \$\$;$/m)[0] ?? '';
  const changed = changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`${name} no longer holds: ${from}`);
    return text.replace(from, to);
  }, body);
  const comment = `comment on function public\\.${name}\\([^)]*\\) is\\s+'(?:[^']|'')*'`;
  const rights = `(?:grant execute on|call private\\.owned_by)[^;]*public\\.${name}\\([^;]*`;
  const around = new RegExp(`^(?:${comment}|${rights});$`, 'gm');
  const kept = [...all.matchAll(around)].map(([statement]) => statement);
  const types = /public\.\w+(\([^)]*\))/.exec(
    kept.find((statement) => statement.startsWith('grant')) ?? '',
  )?.[1];
  return [`drop function public.${name}${types ?? ''};`, `create ${changed}end $$;`, ...kept, ''].join('\n');
}
