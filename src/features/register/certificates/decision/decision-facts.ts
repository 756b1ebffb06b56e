import { DECISION_GROUNDS, type DecisionKind } from '@/domain/certificate-status';

/** Values of a certificate by column, as the form edits them. */
type ChangedValues = Readonly<Record<string, string>>;

/** Decision being edited; `kind` is empty until one is selected. Dates are texts such as 2026-11-30. */
export interface Decision {
  kind: string;
  effectiveOn: string;
  /** Kind of reason, which is public; empty if not recorded. */
  ground: string;
  /** Last day of a suspension, if decided. */
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
  /** Decision that an annulment takes back, and the upheld appeal behind it. */
  annuls: string;
  appealId: string;
}

/** Returns an empty decision. Only the date is preset, so that pressing Enter decides nothing. */
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

/** Returns the public kinds of reasons for this kind of decision. */
export const groundsOf = (kind: string) => (isGrounded(kind) ? DECISION_GROUNDS[GROUNDED[kind]] : []);

export const changesContent = (kind: string) => kind === 'correct' || kind === 'reduce';

/** Returns true if the decision has an effective day: not an annulment, nor a correction from the beginning. */
export const hasDay = ({ kind, isFromBeginning }: Pick<Decision, 'kind' | 'isFromBeginning'>) =>
  kind !== 'annul' && !(kind === 'correct' && isFromBeginning);

/** Facts of a decision as decide_certificate takes them. */
export type DecisionFacts = Readonly<Record<string, string | boolean | Record<string, string | null>>>;

/** Converts a decision to facts, without empty values and those of other kinds. */
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
