import { type CertificateStatus, type DecisionKind, isDecisionKind } from '@/domain/certificate-status';
import { dayAfter } from '@/lib/today';

/** Row of certificate_history. */
export type PublicDecision = {
  certificate_id: string;
  number: string;
  /** Kind of decision; `hidden`, `shown`: removed from the register and back in it. */
  kind: string;
  effective_on: string;
  decided_on: string | null;
  recorded_on: string;
  until: string | null;
  public_note: string | null;
  is_annulled: boolean;
  /** Kind of the annulled decision, for an annulment. */
  annuls_kind: string | null;
  /** For corrections and reductions: [before, after] by column. */
  changes: unknown;
  from_beginning: boolean;
};

export type HistoryLine = Omit<PublicDecision, 'kind' | 'certificate_id' | 'number'> & { kind: DecisionKind };
export interface CertificateHistory {
  /** Decisions in the order of recording. */
  lines: HistoryLine[];
  /** Day after the last day of an expired certificate, because expiry is not a decision. */
  expiredOn: string | null;
  /** First day of today's status; null if unknown. */
  since: string | null;
}

/** Statuses that result from decisions. */
const LEADS_TO: Partial<Record<DecisionKind, CertificateStatus>> = {
  grant: 'aktif',
  suspend: 'dibekukan',
  reinstate: 'aktif',
  withdraw: 'dicabut',
  replace: 'diganti',
};

/**
 * Returns the decision that began the current status. Annulled decisions, and those that repeat a status,
 * begin none.
 */
function beginning(lines: readonly HistoryLine[]): HistoryLine | undefined {
  const valid = lines.filter((line) => !line.is_annulled && LEADS_TO[line.kind]);
  const last = valid.at(-1);
  const before = valid.findLastIndex((line) => last && LEADS_TO[line.kind] !== LEADS_TO[last.kind]);
  return valid[before + 1];
}

/** Returns the decisions on a certificate, and the first day of its status today. */
export function historyOf(
  certificate: { id: string; status: string | null; issued_on: string; expires_on: string },
  decisions: readonly PublicDecision[],
): CertificateHistory {
  const { status, issued_on: issuedOn, expires_on: expiresOn } = certificate;
  const lines = decisions
    .filter(({ certificate_id: id }) => id === certificate.id)
    .flatMap((each) => (isDecisionKind(each.kind) ? [{ ...each, kind: each.kind }] : []));
  const expiredOn = status === 'kedaluwarsa' ? dayAfter(expiresOn, 1) : null;
  const begun = beginning(lines);
  const isCarried =
    begun && begun.kind !== 'grant' && begun.decided_on === null && begun.effective_on <= issuedOn;
  const decided = begun && (begun.kind === 'grant' ? issuedOn : begun.effective_on);
  const since = status === 'belum_terbit' ? issuedOn : (expiredOn ?? (isCarried ? null : (decided ?? null)));
  return { lines, expiredOn, since };
}

export interface FormerCertificate {
  id: string;
  number: string;
  history: CertificateHistory;
  /** Day of removal from the register. */
  hiddenOn: string;
}

const isVisibility = ({ kind }: PublicDecision) => kind === 'hidden' || kind === 'shown';

/** Returns the certificates removed from the register and the decisions on them. */
export const formerOf = (decisions: readonly PublicDecision[]): FormerCertificate[] =>
  decisions
    .filter(
      (row) =>
        row.kind === 'hidden' &&
        decisions.findLast((other) => isVisibility(other) && other.certificate_id === row.certificate_id) ===
          row,
    )
    .map(({ certificate_id: id, number, effective_on: hiddenOn }) => ({
      id,
      number,
      history: historyOf({ id, status: null, issued_on: '', expires_on: '' }, decisions),
      hiddenOn,
    }));
