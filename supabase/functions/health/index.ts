import { z } from 'zod';
import { answer } from '../_shared/response.ts';
import { edgeFunction } from '../_shared/edge-function.ts';

const factsSchema = z.array(z.object({ fact: z.string(), state: z.enum(['ok', 'warning', 'failed']) }));

/**
 * GET, without a key: `{ ok, checks: { <name>: 'ok' | 'not ok' } }` for uptime monitors; 200, or 503 if a
 * check failed or the database did not respond. Exposes only the names of public.site_health(); a warning
 * counts as ok. The site forwards /health.json to it.
 */
export default edgeFunction(
  {
    GET: async (_request, admin) => {
      const facts = factsSchema.safeParse((await admin.rpc('site_health')).data);
      if (!facts.success) return answer({ ok: false, checks: { database: 'not ok' } }, 503);
      const checks = facts.data.map(({ fact, state }) => [fact, state === 'failed' ? 'not ok' : 'ok']);
      const ok = facts.data.every(({ state }) => state !== 'failed');
      return answer({ ok, checks: Object.fromEntries(checks) as object }, ok ? 200 : 503);
    },
  },
  { keys: 'none' },
);
