import type { EffectKind } from '@/domain/appeal';
import { EFFECT_KINDS } from '@/domain/appeal';
import { officeDay } from '@/lib/today';
import { blankAction } from './action-fields';

/** Values of the status dialog, all of them text, because drafts store text. */
export const blankMove = {
  finding: '',
  outcome: '',
  effect: '',
  reason: '',
  /** The signed declaration and the decision that it covers. */
  declared: '',
  /** 'other' if another person than the user decided. */
  by: '',
  decider: '',
  post: '',
  /** 'typed' once the user has changed the preset post. */
  seat: '',
  /** 'plan' or 'waive'; for an upheld complaint. */
  follow: '',
  why: '',
  ...blankAction,
  /** An EffectKind; for an upheld appeal. */
  kind: '',
  certificate: '',
  assessment_on: '',
  none: '',
};
export type MoveValues = typeof blankMove;

const MIN_LENGTH = 5;
export const isEffectKind = (value: string): value is EffectKind =>
  EFFECT_KINDS.some((each) => each === value);
export const namesCertificate = (kind: string) => kind === 'pembatalan' || kind === 'pemulihan';

export type EffectValues = Pick<MoveValues, 'kind' | 'certificate' | 'assessment_on' | 'none'>;
export type EffectProblems = Partial<Record<keyof EffectValues, 'required' | 'short' | 'past'>>;

/** Returns the missing parts of an upheld appeal's effect, by field. */
export function effectProblems({ kind, certificate, assessment_on, none }: EffectValues): EffectProblems {
  if (!isEffectKind(kind)) return { kind: 'required' };
  if (namesCertificate(kind) && certificate.trim().length < 3) return { certificate: 'required' };
  if (kind === 'penilaian_ulang' && assessment_on && assessment_on < officeDay(new Date()))
    return { assessment_on: 'past' };
  return kind === 'tanpa_akibat' && none.trim().length < MIN_LENGTH ? { none: 'short' } : {};
}

/** Returns the effect as the argument of plan_effect(). */
export const plannedEffect = ({ kind, certificate, assessment_on, none }: EffectValues) => ({
  kind,
  ...(namesCertificate(kind) && { certificate: certificate.trim() }),
  ...(kind === 'penilaian_ulang' && assessment_on && { assessment_on }),
  ...(kind === 'tanpa_akibat' && { reason: none.trim() }),
});

/** Returns true if the reason for waiving the action is long enough. */
export const isReason = (text: string) => text.trim().length >= MIN_LENGTH;

export interface Decider {
  name: string;
  post: string;
}

/** Returns the decider: the user with the preset or edited post, or the person entered. */
export function deciderOf(
  { by, decider, post, seat }: Pick<MoveValues, 'by' | 'decider' | 'post' | 'seat'>,
  own: { name: string; post: string | null } | undefined,
): Decider {
  if (by === 'other') return { name: decider.trim(), post: post.trim() };
  return { name: own?.name ?? '', post: seat ? post.trim() : (own?.post ?? '') };
}

/** Returns true if name and post of a decider are long enough for move_case(). */
export const isDecider = ({ name, post }: Decider) => name.length >= 2 && post.length >= 2;
