import { queryOptions, useQuery } from '@tanstack/react-query';
import { unwrapRows } from '@/lib/errors';
import { database } from '@/lib/supabase';

const feesQuery = queryOptions({
  queryKey: ['fees', 'public'] as const,
  queryFn: async ({ signal }) => {
    const answer = await database().rpc('fee_schedule', {}, { get: true }).abortSignal(signal);
    return unwrapRows(answer).map((row) => ({ ...row, basis: basisOf(row) }));
  },
  meta: { table: 'fees', silent: true },
});

/** A row of fee_schedule(). The generated types declare every column of a function as not null. */
interface Basis {
  basis_kind: string | null;
  basis_number: string | null;
  basis_year: number | null;
  basis_title: string | null;
  basis_status: string | null;
  basis_successor: string | null;
}

/** Returns the decree that sets a fee, if it is public. */
const basisOf = (row: Basis) =>
  row.basis_kind !== null && row.basis_number !== null && row.basis_year !== null
    ? {
        kind: row.basis_kind,
        number: row.basis_number,
        year: row.basis_year,
        title: row.basis_title ?? '',
        isRevoked: row.basis_status === 'dicabut',
        successor: row.basis_successor,
      }
    : null;

export interface Fee {
  id: string;
  nature: string;
  qualification: string;
  qualification_en: string | null;
  /** Qualification of the certificates it applies to; null for all. */
  grade: string | null;
  amount: number;
  /** First day on which it applies; null if it has always applied. */
  valid_from: string | null;
  /** True while that day is in the future. */
  is_announced: boolean;
  note: string | null;
  note_en: string | null;
  basis: ReturnType<typeof basisOf>;
}

/** Queries current and announced fees in whole rupiah, each with the decree that sets it. */
export const useFees = () => useQuery({ ...feesQuery, select: (fees): readonly Fee[] => fees });

/** Returns the fees that apply today. */
export const countingFees = (fees: readonly Fee[]) => fees.filter((fee) => !fee.is_announced);

/** A qualification as addresses spell it: 'Kantor perwakilan BUJK asing' is 'kantor-perwakilan-bujk-asing'. */
export const qualificationSlug = (qualification: string): string =>
  qualification
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
