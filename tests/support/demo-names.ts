import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const settings = textOf('supabase/seed/demo/10_site.sql');
const setting = (name: string) => new RegExp(`"${name}": "([^"]+)"`).exec(settings)?.[1] ?? '';

/** Names, addresses and sentences of the fictional body, from its seed. */
export const demoNames: readonly string[] = [
  ...[...settings.matchAll(/^ {2}'([^']{8,})',$/gm)].map(([, name = '']) => name),
  ...['tagline', 'tagline_en', 'address', 'phone', 'legal_name', 'signatory'].map(setting),
  setting('email').replace(/^.*@/, ''),
  'Pilar Nusa',
  'pilarnusa',
  ...[...textOf('supabase/seed/demo/40_organization.sql').matchAll(/, \d+, '([^']+)', '/g)].map(
    ([, name = '']) => name,
  ),
  ...[...textOf('supabase/seed/demo/70_clients.sql').matchAll(/^ {2}\('([^']+)', '[A-Z]{2}'/gm)].map(
    ([, name = '']) => name,
  ),
];
