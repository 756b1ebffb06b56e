import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { factValues } from '../../src/features/health/describe-fact.ts';
import { checkTexts, isFact } from '../../src/features/health/check-texts.ts';
import { places, versionsIn } from '../schema/places.ts';
import { failed, passed, type DoctorResult } from './check-result.ts';

const factsSchema = z.array(
  z.object({
    fact: z.string(),
    state: z.enum(['ok', 'warning', 'failed']),
    since: z.string().nullable(),
    detail: z.record(z.string(), z.unknown()),
  }),
);
type Fact = z.infer<typeof factsSchema>[number];
const namesSchema = z.object({ checks: z.record(z.string(), z.enum(['ok', 'not ok'])) });

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (braces, name: string) => values[name] ?? braces);

function described(fact: Fact): DoctorResult[] {
  if (!isFact(fact.fact)) return [];
  const words = checkTexts.en[fact.fact];
  const values = factValues(fact, fact.since ? new Date(fact.since).toISOString() : 'never');
  if (fact.state === 'ok') return [passed(words.name, filled(words.ok, values))];
  return [failed(words.name, filled(words.bad, values), words.todo, fact.state)];
}

/** Compares the applied migrations with those of this code. */
export function compareMigrations(
  applied: Record<string, unknown>,
  shipped = versionsIn(places.migrations),
): DoctorResult {
  const name = 'Migrations';
  const newest = shipped.at(-1) ?? '';
  const version = typeof applied.version === 'string' ? applied.version : '';
  if (version === newest && applied.count === shipped.length)
    return passed(name, `all ${shipped.length} migrations of version ${packageJson.version} are applied.`);
  if (version > newest)
    return failed(
      name,
      `the database is newer (${version}) than this code (${newest}).`,
      'Update the code to the version that migrated the database, or a later one.',
    );
  return failed(
    name,
    `the database has ${String(applied.count)} (latest ${version || '–'}), this code has ${shipped.length} (latest ${newest}).`,
    'Back up (npm run backup), then run npm run supabase -- db push --remote. Locally, npm start does both.',
  );
}

/**
 * Checks the database: completely with the secret key, otherwise only by the health endpoint.
 * @param project address of the API; undefined if only the site's address is known
 */
export async function inside(site: string, project?: string, secretKey?: string): Promise<DoctorResult[]> {
  if (project && secretKey) {
    const answer = await fetch(`${project}/rest/v1/rpc/site_health`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    const facts = factsSchema.safeParse(await answer?.json().catch(() => undefined));
    if (!facts.success)
      return [
        failed(
          'Database',
          `${project} did not return its checks (status ${answer?.status ?? 'none'}).`,
          'Check SUPABASE_SECRET_KEY, and that the migrations are applied.',
        ),
      ];
    const database = facts.data.find(({ fact }) => fact === 'database');
    return [...(database ? [compareMigrations(database.detail)] : []), ...facts.data.flatMap(described)];
  }
  const answer = await fetch(`${site}/health.json`).catch(() => undefined);
  const names = namesSchema.safeParse(await answer?.json().catch(() => undefined));
  if (!names.success)
    return [
      failed(
        'Health address',
        `${site}/health.json did not return health checks (status ${answer?.status ?? 'none'}).`,
        'Deploy the function health, and make the host proxy /health.json to it (docs/hosting.md, “Static hosts”).',
      ),
    ];
  return Object.entries(names.data.checks).flatMap(([fact, said]) => {
    if (!isFact(fact)) return [];
    const { name, todo } = checkTexts.en[fact];
    if (said === 'ok') return [passed(name, 'ok.')];
    return [
      failed(
        name,
        'not ok. For details, set SUPABASE_SECRET_KEY and VITE_SUPABASE_URL, or open /admin/kesehatan.',
        todo,
      ),
    ];
  });
}
