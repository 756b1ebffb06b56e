import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

/** Queries a company as staff see it, even in the trash. */
export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'row', id] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().from('clients').select('*').eq('id', id).abortSignal(signal).single()),
    meta: { table: 'clients', silent: true },
  });

/** Queries the former names of a company and their corrections, newest first. */
export const nameChangesQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['clients', 'names', clientId] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('client_names')
          .select('*')
          .eq('client_id', clientId)
          .order('recorded_at', { ascending: false })
          .limit(100)
          .abortSignal(signal),
      ),
    meta: { table: 'clients', silent: true },
  });

/** Queries the number of complaints about a company, without spam and confidential ones. */
export const complaintsOfQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['complaints', 'about', clientId] as const,
    queryFn: async ({ signal }) => {
      const rows = database().from('complaints').select('id', { count: 'exact', head: true });
      const { count, error, status } = await rows
        .eq('about_company_id', clientId)
        .is('spam_at', null)
        .abortSignal(signal);
      if (error) throw toAppError(error, status);
      return count ?? 0;
    },
    meta: { table: 'complaints', silent: true },
  });

/**
 * Queries the certificates of a company, newest first; trashed ones only if they were public, because their
 * history remains.
 */
export const certificatesOfQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['certificates', 'of', clientId] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('certificates')
          .select('*')
          .eq('client_id', clientId)
          .or('deleted_at.is.null,first_published_at.not.is.null')
          .order('issued_on', { ascending: false })
          .order('number')
          .limit(500)
          .abortSignal(signal),
      ),
    meta: { table: 'certificates', silent: true },
  });
export type CertificateOfClient = Awaited<
  ReturnType<NonNullable<ReturnType<typeof certificatesOfQuery>['queryFn']>>
>[number];

/**
 * Hides a certificate from the register by moving it to the trash. Admins only; the reason stays in the
 * history.
 */
export function useHideCertificate(certificate_id: string) {
  const { run, isUnknown } = useOnce(`hide:${certificate_id}`, 'local');
  const hide = useMutation({
    mutationFn: (reason: string) =>
      run(async (key) => {
        const { error, status } = await database().rpc('hide_certificate', { certificate_id, reason, key });
        if (error) throw toAppError(error, status);
      }),
    meta: { table: 'certificates' },
  });
  return { ...hide, isUnknown };
}
