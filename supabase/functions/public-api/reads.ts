import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { Refusal } from '../_shared/response.ts';
import { asked, checkQuerySchema, registerQuerySchema } from './query-schemas.ts';
import { checked, companies, company } from './shapes.ts';

const PAGE_SIZE = 20;

interface Failure {
  code: string;
  message: string;
}

/** Throws a Refusal for database errors that the caller can fix. */
function refuseFailed(name: string, error: Failure | null): void {
  if (!error) return;
  if (error.code === 'P0001' && error.message.startsWith('check.'))
    throw new Refusal(400, error.message, 'See the limits in /api/v1/openapi.json.');
  throw new Error(`${name} failed: ${error.code}`);
}

/** Reads certificates by number or NIB, up to 100 at once. @throws Refusal 400 */
export async function check(visitor: SupabaseClient, params: URLSearchParams): Promise<object> {
  const { q, on } = asked(checkQuerySchema, params);
  const answer = await visitor.rpc('check_certificates', { queries: q, on_date: on ?? null });
  refuseFailed('check_certificates', answer.error);
  return checked.parse(answer.data);
}

/** Reads a page of the register. @throws Refusal 400 */
export async function register(visitor: SupabaseClient, params: URLSearchParams): Promise<object> {
  const { q, page, on, ...filters } = asked(registerQuerySchema, params);
  const answer = await visitor.rpc('search_register', {
    query: q,
    filters: { ...filters, ...(on && { on_date: on }) },
    page_number: page,
    page_size: PAGE_SIZE,
  });
  refuseFailed('search_register', answer.error);
  const rows = z.array(z.looseObject({})).parse(answer.data);
  const [first] = rows;
  return companies.parse({
    page: first?.page ?? 1,
    total: first?.total ?? 0,
    is_capped: first?.is_capped ?? false,
    is_close: first?.is_close ?? false,
    companies: rows,
  });
}

/** Reads a company in the register with its certificates. @throws Refusal 404 no_such_company */
export async function oneCompany(visitor: SupabaseClient, id: string): Promise<object> {
  const missing = new Refusal(404, 'no_such_company', 'The register has no such company.');
  if (!z.uuid().safeParse(id).success) throw missing;
  const [found, held, former] = await Promise.all([
    visitor
      .from('clients')
      .select('id, name, legal_form, kind, nib, province, city, association, website')
      .eq('id', id)
      .eq('is_published', true)
      .is('deleted_at', null)
      .maybeSingle(),
    visitor.from('certificate_register').select('*').eq('client_id', id).order('number').limit(200),
    visitor.rpc('former_names', { company_id: id }),
  ]);
  refuseFailed('clients', found.error);
  refuseFailed('certificate_register', held.error);
  refuseFailed('former_names', former.error);
  if (!found.data) throw missing;
  const names: unknown = former.data;
  return company.parse({ ...found.data, former_names: names, certificates: held.data });
}
