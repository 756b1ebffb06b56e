/** All kinds of entries in a certificate's history. */
export const CERTIFICATE_EVENTS = ['status', 'hidden', 'shown', 'corrected', 'deleted', 'restored'] as const;
export type CertificateEventKind = (typeof CERTIFICATE_EVENTS)[number];
/** Entries other than status changes. */
export type OtherCertificateEvent = Exclude<CertificateEventKind, 'status'>;
export const isOtherCertificateEvent = (value: string): value is OtherCertificateEvent =>
  value !== 'status' && CERTIFICATE_EVENTS.some((each) => each === value);

/** Outcomes of a proposed decision. */
export const PROPOSAL_OUTCOMES = ['confirmed', 'declined', 'taken_back'] as const;
