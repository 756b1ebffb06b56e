/** Every kind of entry in the history of a certificate. */
export const CERTIFICATE_EVENTS = ['status', 'hidden', 'shown', 'corrected', 'deleted', 'restored'] as const;
export type CertificateEventKind = (typeof CERTIFICATE_EVENTS)[number];
/** Entries other than a change of the status. */
export type OtherCertificateEvent = Exclude<CertificateEventKind, 'status'>;
export const isOtherCertificateEvent = (value: string): value is OtherCertificateEvent =>
  value !== 'status' && CERTIFICATE_EVENTS.some((each) => each === value);

/** How a proposed decision was settled. */
export const PROPOSAL_OUTCOMES = ['confirmed', 'declined', 'taken_back'] as const;
