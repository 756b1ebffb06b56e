interface KbliCodesProps {
  of: {
    kbli_code: string | null;
    kbli_version: string | null;
    kbli_other_code: string | null;
    kbli_other_version: string | null;
  };
  edition: (year: string) => string;
  /** Shown if there is no code. */
  unknown: string;
}

/** Renders the KBLI codes of a subclassification with their editions, because tenders may ask for either. */
export function KbliCodes({ of: scope, edition, unknown }: KbliCodesProps) {
  const codes = [
    [scope.kbli_code, scope.kbli_version],
    [scope.kbli_other_code, scope.kbli_other_version],
  ] as const;
  if (codes.every(([code]) => !code)) {
    return <span className="font-normal text-text-muted">{unknown}</span>;
  }
  return codes.map(
    ([code, year]) =>
      code && (
        <span key={code + (year ?? '')} className="block">
          <span className="tabular-nums">{code}</span>{' '}
          <span className="font-normal text-text-muted">{edition(year ?? '')}</span>
        </span>
      ),
  );
}
