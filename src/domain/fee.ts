/**
 * Columns of fee_schedule() about the decree. Nullable, although the generated types mark every result column
 * as required.
 */
interface Basis {
  basis_kind: string | null;
  basis_number: string | null;
  basis_year: number | null;
  basis_title: string | null;
  basis_status: string | null;
  basis_successor: string | null;
}

/** Returns the decree that sets a fee, or null if it is not public. */
export const basisOf = (row: Basis) =>
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
  /** Qualification of the certificate; null if the fee applies to all. */
  grade: string | null;
  /** Kind of company; null: every kind without a fee of its own. */
  company_kind: string | null;
  amount: number;
  /** First day on which the fee applies; null if it has always applied. */
  valid_from: string | null;
  /** True until that day. */
  is_announced: boolean;
  note: string | null;
  note_en: string | null;
  basis: ReturnType<typeof basisOf>;
}

/** Returns the fees that apply today. */
export const countingFees = (fees: readonly Fee[]) => fees.filter((fee) => !fee.is_announced);

/** Returns the URL part of a fee: its qualification and, if it applies to one kind of company, that kind. */
export const feeSlug = ({
  qualification,
  company_kind,
}: Pick<Fee, 'qualification' | 'company_kind'>): string =>
  [qualificationSlug(qualification), company_kind?.toLowerCase()].filter(Boolean).join('-');

/** Returns a qualification as URLs spell it: 'Kantor perwakilan BUJK asing' becomes 'kantor-perwakilan-bujk-asing'. */
export const qualificationSlug = (qualification: string): string =>
  qualification
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
