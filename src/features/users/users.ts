import { toAppError } from '@/lib/errors';
import type { StaffMember } from './queries';

/** Returns the state of an account: invitation pending, active, or deactivated. */
export function stateOf({ is_active, has_accepted }: Pick<StaffMember, 'is_active' | 'has_accepted'>) {
  if (!is_active) return 'inactive';
  return has_accepted ? 'active' : 'invited';
}

/** Returns true if an account has actions. An admin's own active account has none without a second factor. */
export const hasActions = (person: StaffMember) =>
  stateOf(person) !== 'active' || person.has_second_factor || !person.is_self;

/** Returns true if a user is the last active admin, whom the database refuses to remove. */
export const isLastAdmin = (person: StaffMember, people: readonly StaffMember[]) =>
  person.role === 'admin' &&
  person.is_active &&
  !people.some(
    (each) => each.id !== person.id && each.role === 'admin' && each.is_active && each.has_accepted,
  );

/** Error codes of the edge function that have their own message. */
const CODES = [
  'last_admin',
  'own_account',
  'email_taken',
  'name_taken',
  'invalid_name',
  'not_admin',
  'second_factor_required',
  'not_found',
  'already_accepted',
  'too_many_mails',
  'account_unchanged',
] as const;

/** Returns why a task was refused, as a message key under `problem`. */
export function taskProblem(thrown: unknown) {
  const { kind, code } = toAppError(thrown);
  if (code === 'session.not_fresh') return 'notFresh';
  const known = CODES.find((each) => each === code);
  if (known) return known;
  return kind === 'network' || kind === 'malformed' ? 'network' : 'unknown';
}
