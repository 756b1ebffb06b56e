import { toAppError } from '@/lib/errors';
import type { Person } from './queries';

/** State of an account: invitation not accepted yet, active, or deactivated. */
export function stateOf({ is_active, has_accepted }: Pick<Person, 'is_active' | 'has_accepted'>) {
  if (!is_active) return 'inactive';
  return has_accepted ? 'active' : 'invited';
}

/** True for the last active admin, whom the database keeps one. */
export const isLastAdmin = (person: Person, people: readonly Person[]) =>
  person.role === 'admin' &&
  person.is_active &&
  !people.some(
    (each) => each.id !== person.id && each.role === 'admin' && each.is_active && each.has_accepted,
  );

/** The function's codes that have words of ours. */
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

/** Why something was refused, as a key of the messages under `problem`. */
export function problemOf(thrown: unknown) {
  const { kind, code } = toAppError(thrown);
  if (code === 'session.not_fresh') return 'notFresh';
  const known = CODES.find((each) => each === code);
  if (known) return known;
  return kind === 'network' || kind === 'malformed' ? 'network' : 'unknown';
}
