import { queryOptions, useMutation } from '@tanstack/react-query';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';
import { toUndo, type BulkLine } from '@/lists/bulk/bulk-change';

/** Queries a company as staff see it, even in the trash. */
export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ['clients', 'row', id] as const,
    queryFn: async ({ signal }) =>
      unwrap(await database().from('clients').select('*').eq('id', id).abortSignal(signal).single()),
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

/** Queries the events of a certificate, newest first, with reasons and names. */
export const certificateEventsQuery = (certificateId: string) =>
  queryOptions({
    queryKey: ['certificates', 'events', certificateId] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database()
          .from('certificate_events')
          .select('*')
          .eq('certificate_id', certificateId)
          .order('created_at', { ascending: false })
          .limit(200)
          .abortSignal(signal),
      ),
    meta: { table: 'certificates', silent: true },
  });

export interface StatusChange {
  status: string;
  reason: string;
  /** Effective date, as 2026-11-30. */
  effectiveOn: string;
  /** Replacement certificate, required for `diganti`. */
  replacementId: string | undefined;
  /** Formal decision behind the status: {ground, until, number, decided_on, decided_by}. */
  decision: Record<string, string>;
}

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

/**
 * Sets the status of a certificate and its replacement in one step. Idempotent. Returns `waiting` if a second
 * person has to confirm it.
 */
export function useSetStatus(certificateId: string) {
  const { run, isUnknown } = useOnce(`certificate-status:${certificateId}`);
  const send = async ({ status, reason, effectiveOn, replacementId, decision }: StatusChange) => {
    const about = { certificate_id: certificateId, reason, effective_on: effectiveOn, decision };
    const {
      data,
      error,
      status: answered,
    } = replacementId
      ? await database().rpc('replace_certificate', { ...about, replacement_id: replacementId })
      : await database().rpc('set_certificate_status', { ...about, new_status: status });
    if (error) throw toAppError(error, answered);
    return data;
  };
  const isSet = async ({ status, replacementId }: StatusChange) => {
    const certificates = database().from('certificates').select('status, replaced_by');
    const now = unwrap(await certificates.eq('id', certificateId).single());
    return now.status === status && (!replacementId || now.replaced_by === replacementId);
  };
  const setTo = useMutation({
    mutationFn: (change: StatusChange) =>
      run(
        () => send(change),
        () => isSet(change),
      ),
    meta: { table: 'certificates' },
  });
  return { ...setTo, isUnknown };
}

/**
 * Applies one decision to many certificates. Returns one row each, with the data to undo it. Idempotent: the
 * same key returns the first result.
 */
export const setStatuses = async (
  ids: readonly string[],
  { status, reason, effectiveOn, decision }: Omit<StatusChange, 'replacementId'>,
  key: string,
) =>
  unwrapRows(
    await database().rpc('set_certificate_statuses', {
      certificate_ids: [...ids],
      new_status: status,
      decision: reason,
      effective_on: effectiveOn,
      key,
      details: decision,
    }),
  );

export const undoStatuses = async (
  lines: readonly BulkLine[],
  { reason, effectiveOn }: Pick<StatusChange, 'reason' | 'effectiveOn'>,
  key: string,
) =>
  unwrapRows(
    await database().rpc('undo_certificate_statuses', {
      changes: lines.map(toUndo),
      decision: reason,
      effective_on: effectiveOn,
      key,
    }),
  );
