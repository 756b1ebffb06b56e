import { DECISION_GROUNDS, type DecisionKind } from '@/domain/certificate-status';

/** New values by column, as the form edits them. */
type ChangedValues = Readonly<Record<string, string>>;

/** Decision in the form. `kind` is empty until one is selected. Dates are ISO dates. */
export interface Decision {
  kind: string;
  effectiveOn: string;
  /** Public category of the reason; empty for none. */
  ground: string;
  /** Last day of a suspension; empty for none. */
  until: string;
  /** Formal decision: number, date, deciding position and person. */
  number: string;
  decidedOn: string;
  decidedBy: string;
  deciderName: string;
  /** Reason for staff, and a note for the public. */
  reason: string;
  note: string;
  replacementId: string;
  /** Corrected or reduced columns with their new values. */
  changes: ChangedValues;
  isFromBeginning: boolean;
  /** Id of the annulled decision, and the upheld appeal it is based on. */
  annuls: string;
  appealId: string;
}

/** Returns an empty decision. Only the date is preset, so that Enter cannot record a decision by accident. */
export const blankDecision = (today: string): Decision => ({
  kind: '',
  effectiveOn: today,
  ground: '',
  until: '',
  number: '',
  decidedOn: '',
  decidedBy: '',
  deciderName: '',
  reason: '',
  note: '',
  replacementId: '',
  changes: {},
  isFromBeginning: false,
  annuls: '',
  appealId: '',
});

const GROUNDED = { suspend: 'dibekukan', withdraw: 'dicabut' } as const;
const isGrounded = (kind: string): kind is keyof typeof GROUNDED => Object.hasOwn(GROUNDED, kind);

/** Returns the public categories of reasons for this kind of decision. */
export const groundsOf = (kind: string) => (isGrounded(kind) ? DECISION_GROUNDS[GROUNDED[kind]] : []);

export const changesContent = (kind: string) => kind === 'correct' || kind === 'reduce';

/**
 * Returns true if the decision has an effective day. Annulments, and corrections from
 * the beginning, have none.
 */
export const hasDay = ({ kind, isFromBeginning }: Pick<Decision, 'kind' | 'isFromBeginning'>) =>
  kind !== 'annul' && !(kind === 'correct' && isFromBeginning);

/** Argument `facts` of decide_certificate. */
export type DecisionFacts = Readonly<Record<string, string | boolean | Record<string, string | null>>>;

/** Converts a decision to facts. Omits empty values and those of other kinds. */
export function factsOf(decision: Decision): DecisionFacts {
  const { kind, changes, isFromBeginning } = decision;
  const is = (...kinds: DecisionKind[]) => kinds.some((each) => each === kind);
  const facts = {
    effective_on: hasDay(decision) && decision.effectiveOn,
    ground: groundsOf(kind).length > 0 && decision.ground,
    until: is('suspend') && decision.until,
    number: decision.number,
    decided_on: decision.decidedOn,
    decided_by: decision.decidedBy,
    decider_name: decision.deciderName,
    reason: decision.reason.trim(),
    note: decision.note.trim(),
    replacement_id: is('replace') && decision.replacementId,
    annuls: is('annul') && decision.annuls,
    appeal_id: is('annul') && decision.appealId,
    from_beginning: is('correct') && isFromBeginning,
    changes:
      changesContent(kind) &&
      Object.fromEntries(Object.entries(changes).map(([column, value]) => [column, value.trim() || null])),
  };
  return Object.fromEntries(
    Object.entries(facts).filter((entry): entry is [string, DecisionFacts[string]] => Boolean(entry[1])),
  );
}
