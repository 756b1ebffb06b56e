import { queryOptions } from '@tanstack/react-query';
import { AppError, unwrap } from '@/lib/errors';
import type { Json } from '@/lib/database.types';
import { database } from '@/lib/supabase';

/** A certificate in the answer to a list. */
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
}
export interface ListLine {
  query: string;
  certificates: ListedCertificate[];
  /** The company holds more than are told. */
  has_more: boolean;
}
/** The answer to many numbers: a line for each, in their order. */
export interface CertificateList {
  checked_at: string;
  on_date: string | null;
  lines: ListLine[];
}

/** The jsonb of check_certificates as its comment says it. @throws AppError malformed */
export function certificateList(answer: Json): CertificateList {
  if (answer === null || typeof answer !== 'object' || Array.isArray(answer) || !Array.isArray(answer.lines))
    throw new AppError('malformed', 'The answer is no list of lines');
  return answer as unknown as CertificateList;
}

/** Many certificates as they stand at this moment, or stood on a day; `nth` tells one asking of the same list from the next. */
export const listQuery = (lines: readonly string[], day: string, nth: number) =>
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
    // The answer is of one moment: it does not change under a person's eyes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { table: 'certificates', silent: true },
  });
