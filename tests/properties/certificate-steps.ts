import fc from 'fast-check';
import { answerOn, changesFrom, type Content, type Decision } from './certificate-model.ts';

/** Random attempt to record a decision. */
export const step = fc.record({
  kind: fc.constantFrom<Exclude<Decision['kind'], 'grant'>[]>(
    ...(['suspend', 'suspend', 'reinstate', 'reinstate', 'withdraw', 'replace'] as const),
    ...(['reduce', 'correct', 'correct', 'annul', 'annul'] as const),
  ),
  /** Days after the latest decision; negative: before it. */
  gap: fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 80 }) }, fc.integer({ min: -40, max: -1 })),
  /** Days until the decision is recorded. */
  lag: fc.integer({ min: 0, max: 60 }),
  fromBeginning: fc.boolean(),
  /** Number of decisions between the annulled one and the annulment. */
  target: fc.nat({ max: 2 }),
  /** If true, only active certificates are suspended and only suspended ones reinstated. */
  isInTurn: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  after: fc.record(
    {
      qualification: fc.constantFrom('kecil', 'menengah', 'besar'),
      issued_on: fc.constantFrom('2025-02-15', '2025-03-01', '2025-03-20'),
      expires_on: fc.constantFrom('2026-03-01', '2026-11-15', '2028-02-01'),
      kbli_code: fc.constantFrom('41011', '42102'),
      holder_name: fc.constantFrom('Nama Benar', 'Nama Lain'),
    },
    { requiredKeys: [] },
  ),
});
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const pick = ({ qualification, expires_on }: Step['after']) => ({
  ...(qualification && { qualification }),
  ...(expires_on && { expires_on }),
});

const shift = (from: string, days: number) =>
  new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10);

/** Returns the decision that a step records after `all`. */
export function nextDecision(first: Content, all: readonly Decision[], step: Step, today: string): Decision {
  const { kind: wish, gap, lag, fromBeginning, target, after, isInTurn } = step;
  const latest = all.at(-1)!;
  const isSuspended = answerOn(first, all, first.issued_on, true).status === 'dibekukan';
  const turn = isSuspended ? 'reinstate' : 'suspend';
  const kind = isInTurn && (wish === 'suspend' || wish === 'reinstate') ? turn : wish;
  const effective = shift(latest.effective, gap);
  const changing = kind === 'correct' ? after : kind === 'reduce' ? pick(after) : {};
  const recorded = [shift(effective, lag), latest.recorded, effective].toSorted().at(-1)!;
  return {
    ...{ kind, effective, fromBeginning: kind === 'correct' && fromBeginning },
    recorded: recorded > today ? today : recorded,
    changes: changesFrom(first, all, changing),
    ...(kind === 'annul' && { annuls: all.length - 1 - target }),
  };
}

/** Names of the kinds of decisions in the feed. */
export const CHANGE: Record<Decision['kind'], string> = {
  ...{ grant: 'granted', suspend: 'suspended', reinstate: 'reinstated', withdraw: 'withdrawn' },
  ...{ replace: 'replaced', reduce: 'reduced', correct: 'corrected', annul: 'annulled' },
};

const dayOf = (offset: number) =>
  new Date(Date.parse('2025-02-01') + offset * 86_400_000).toISOString().slice(0, 10);
/** Random day, from shortly before the grant's decision until today. */
export const day = fc.integer({ min: 0, max: 667 }).map(dayOf);
