import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { DatedFacts } from '@/features/register/certificate-display/dated-lines';
import { REGISTER_PAGE_SIZE, type RegisterSearch } from './register';

/** Maps filters to the parameter names of the database. */
const filtersOf = ({ day, ...filters }: Omit<RegisterSearch, 'query' | 'page' | 'sort'>) => ({
  ...filters,
  on_date: day,
});

/** Reads all matches as a table, one line per certificate. */
export const registerTable = async ({ query, page: _, sort, ...filters }: RegisterSearch) =>
  unwrapRows(await database().rpc('export_register', { query, filters: filtersOf(filters), sort }));
export type RegisterLine = Awaited<ReturnType<typeof registerTable>>[number];

/** Queries one page of the register; the last page if the requested one is beyond it. */
export const registerQuery = ({ query, page, sort, ...filters }: RegisterSearch) =>
  queryOptions({
    queryKey: ['clients', 'register', query, filters, sort, page] as const,
    queryFn: async ({ signal }) => {
      const rows = unwrapRows(
        await database()
          .rpc('search_register', {
            query,
            filters: filtersOf(filters),
            page_number: page,
            page_size: REGISTER_PAGE_SIZE,
            sort,
          })
          .abortSignal(signal),
      );
      const [first] = rows;
      return {
        rows,
        page: first?.page ?? 1,
        total: first?.total ?? 0,
        isCapped: first?.is_capped ?? false,
        isClose: first?.is_close ?? false,
      };
    },
    placeholderData: keepPreviousData,
    meta: { table: 'clients', silent: true },
  });
export type RegisterPage = Awaited<ReturnType<NonNullable<ReturnType<typeof registerQuery>['queryFn']>>>;
export type RegisterRow = RegisterPage['rows'][number];

export const provincesQuery = queryOptions({
  queryKey: ['clients', 'provinces'] as const,
  queryFn: async ({ signal }) => unwrapRows(await database().rpc('register_provinces').abortSignal(signal)),
  meta: { table: 'clients', silent: true },
});

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Queries a company with its certificates, current ones first; null if it is not in the register. */
export const companyQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'company', id] as const,
    queryFn: async ({ signal }) => {
      if (!UUID.test(id)) return null;
      const [company, certificates, formerNames] = await Promise.all([
        database()
          .from('clients')
          .select('id, name, legal_form, kind, nib, province, city, association, website')
          .eq('id', id)
          .eq('is_published', true)
          .is('deleted_at', null)
          .abortSignal(signal)
          .maybeSingle(),
        database()
          .from('certificate_register')
          .select(
            'id, number, holder_name, holder_form, qualification, issued_on, expires_on, status, subclass_code, subclass_name, subclass_name_en, kbli_code, kbli_version, kbli_other_code, kbli_other_version, scheme_number, scheme_edition, legal_basis, decision_number, decided_on, decided_by, category_code, category_name, category_name_en, replaced_by_number, status_ground, suspended_until, successor_number, lpjk_number, lpjk_url',
          )
          .eq('client_id', id)
          .order('issued_on', { ascending: false })
          .order('number')
          .limit(200)
          .abortSignal(signal),
        database().rpc('former_names', { company_id: id }).abortSignal(signal),
      ]);
      if (company.error) throw toAppError(company.error, company.status);
      if (!company.data) return null;
      return {
        ...company.data,
        certificates: unwrapRows(certificates),
        formerNames: unwrapRows(formerNames),
        readAt: new Date().toISOString(),
      };
    },
    meta: { table: 'clients', silent: true },
  });
export type Company = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof companyQuery>['queryFn']>>>
>;
export type CompanyCertificate = Company['certificates'][number];

export const historyQuery = (companyId: string) =>
  queryOptions({
    queryKey: ['clients', 'history', companyId] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(await database().rpc('certificate_history', { company_id: companyId }).abortSignal(signal)),
    meta: { table: 'certificates', silent: true },
  });

/** Status and content of a certificate on a day. */
export interface DatedCertificate extends DatedFacts {
  number: string;
  status: string;
  qualification: string;
  issued_on: string;
  expires_on: string;
}
/** Maximum number of lines accepted by check_certificates. */
const MAX_CERTIFICATES = 100;

/** Queries the status of certificates on a day, by number. */
export const datedQuery = (numbers: readonly string[], day: string) =>
  queryOptions({
    queryKey: ['certificates', 'dated', numbers, day] as const,
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(numbers.length / MAX_CERTIFICATES) }, (_, part) =>
        numbers.slice(part * MAX_CERTIFICATES, (part + 1) * MAX_CERTIFICATES),
      );
      const answers = await Promise.all(
        parts.map(async (queries) =>
          unwrap(await database().rpc('check_certificates', { queries, on_date: day }).abortSignal(signal)),
        ),
      );
      // The SQL comment of check_certificates describes the jsonb.
      const lines = answers.flatMap(
        (answer) => (answer as unknown as { lines: { certificates: DatedCertificate[] }[] }).lines,
      );
      return new Map(
        lines.flatMap(({ certificates }) => certificates).map((each) => [each.number, each] as const),
      );
    },
    meta: { table: 'certificates', silent: true },
  });
