import { queryOptions } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';
import type { OwnCertificate } from './comparison';

/** The API returns at most 1,000 rows per request. */
const PART = 1000;

/** Queries all certificates of the body in parts. Not cached. */
export const ownCertificatesQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['certificates', 'compared', fileId] as const,
    queryFn: async ({ signal }) => {
      const all: OwnCertificate[] = [];
      for (let last = ''; ;) {
        const part = database()
          .from('certificate_register')
          .select(
            'id, number, lpjk_number, client_name, legal_form, nib, subclass_code, qualification, issued_on, expires_on, status',
          )
          .order('id')
          .limit(PART);
        const rows = unwrapRows(await (last ? part.gt('id', last) : part).abortSignal(signal));
        all.push(...rows.map((row) => ({ ...row, status: row.status ?? '' })));
        const end = rows.at(-1);
        if (rows.length < PART || !end) return all;
        last = end.id;
      }
    },
    staleTime: Infinity,
    gcTime: 0,
    meta: { table: 'certificates', silent: true },
  });
