/** Kinds of events in a certificate's history, in addition to decisions. */
export const CERTIFICATE_EVENTS = ['hidden', 'shown', 'deleted', 'restored'] as const;
type CertificateEventKind = (typeof CERTIFICATE_EVENTS)[number];
export const isCertificateEvent = (value: string): value is CertificateEventKind =>
  CERTIFICATE_EVENTS.some((each) => each === value);

/** Outcomes of a proposed decision. */
export const PROPOSAL_OUTCOMES = ['confirmed', 'declined', 'taken_back'] as const;
