/** Kinds of companies. Fees can differ by kind. */
export const COMPANY_KINDS = ['BUJKN', 'PMA', 'KPBUJKA', 'perorangan'] as const;
export type CompanyKind = (typeof COMPANY_KINDS)[number];
export const isCompanyKind = (value: unknown): value is CompanyKind =>
  COMPANY_KINDS.some((each) => each === value);
