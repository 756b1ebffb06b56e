interface KbliCodesProps {
  of: {
    kbli_code: string | null;
    kbli_version: string | null;
    kbli_other_code: string | null;
    kbli_other_version: string | null;
  };
  edition: (year: string) => string;
  /** Text shown without a code. */
  unknown: string;
}

/** KBLI codes of a subclassification, each with its edition, since tenders may ask for either edition. */
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
