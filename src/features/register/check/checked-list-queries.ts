import { queryOptions } from '@tanstack/react-query';
import { AppError, unwrap } from '@/lib/errors';
import type { Json } from '@/lib/database.types';
import { database } from '@/lib/supabase';

/** Certificate in the result of a list check. */
export interface ListedCertificate {
  number: string;
  status: string;
  status_since: string | null;
  client_id: string;
  client_name: string;
  legal_form: string | null;
  nib: string | null;
  subclass_code: string;
  subclass_name: string;
  subclass_name_en: string | null;
  qualification: string;
  issued_on: string;
  expires_on: string;
  /** Undefined in verification records from before corrections were stored. */
  corrections?: unknown;
}
export interface ListLine {
  query: string;
  certificates: ListedCertificate[];
  /** True if the company has more certificates than are listed. */
  has_more: boolean;
}
/** Result of a list check: one line per number, in order. */
export interface CertificateList {
  checked_at: string;
  on_date: string | null;
  lines: ListLine[];
}

/**
 * Validates the jsonb of check_certificates, whose shape its SQL comment describes. @throws AppError
 * malformed
 */
export function certificateList(answer: Json): CertificateList {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer) || !Array.isArray(answer.lines))
    throw new AppError('malformed', 'The response is not a list of lines');
  return answer as unknown as CertificateList;
}

/** Queries many certificates, now or on a day; `nth` distinguishes repeated checks of a list. */
export const certificateListQuery = (lines: readonly string[], day: string, nth: number) =>
  queryOptions({
    queryKey: ['certificates', 'list', lines, day, nth] as const,
    queryFn: async ({ signal }) =>
      certificateList(
        unwrap(
          await database()
            .rpc('check_certificates', { queries: [...lines], ...(day && { on_date: day }) })
            .abortSignal(signal),
        ),
      ),
    staleTime: 0,
    gcTime: 0,
    // The result is a snapshot and must not change while being read.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { table: 'certificates', silent: true },
  });
