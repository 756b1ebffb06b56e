import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { answer, Refusal } from '../_shared/response.ts';
import { edgeFunction } from '../_shared/edge-function.ts';
import { siteOrigin } from '../_shared/site-origin.ts';
import { openapi } from './openapi.ts';
import { check, oneCompany, register } from './reads.ts';

const CACHE_SECONDS = 60;

const settingsSchema = z.object({ site_name: z.string() });
const numberSchema = z.object({ number: z.string() });

async function described(visitor: SupabaseClient): Promise<object> {
  const [settings, sample] = await Promise.all([
    visitor.from('site_settings').select('site_name').single(),
    visitor.from('certificate_register').select('number').eq('status', 'aktif').order('id').limit(1),
  ]);
  const error = settings.error ?? sample.error;
  if (error) throw new Error(`reading the settings or the register failed: ${error.code}`);
  const [certificate] = z.array(numberSchema).parse(sample.data);
  return openapi(
    siteOrigin(),
    `${settingsSchema.parse(settings.data).site_name}: register`,
    certificate?.number,
  );
}

/** Returns the response for a path below /api/v1/. @throws Refusal 400, 404 */
function answerFor(path: string, visitor: SupabaseClient, params: URLSearchParams): Promise<object> {
  if (path === 'openapi.json') return described(visitor);
  if (path === 'certificates') return check(visitor, params);
  if (path === 'companies') return register(visitor, params);
  const [, id] = /^companies\/([^/]+)$/.exec(path) ?? [];
  if (id) return oneCompany(visitor, id);
  throw new Refusal(404, 'no_such_address', 'See /api/v1/openapi.json.');
}

/**
 * GET /api/v1/…, forwarded by the site: certificate check and register for programs, without a key, and the
 * API description (openapi.json). Returns only public data, cacheable for a minute.
 */
export default edgeFunction(
  {
    GET: async (request, _admin, visitor) => {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.replace(/^.*?\/(?:api\/v1|public-api)(?:\/|$)/, '').replace(/\/$/, '');
      const body = await answerFor(path, visitor, searchParams);
      return answer(body, 200, { 'cache-control': `public, max-age=${CACHE_SECONDS}` });
    },
  },
  { keys: 'none' },
);
