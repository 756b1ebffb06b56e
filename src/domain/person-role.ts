/** Roles a person can have in a case. */
export const PERSON_ROLES = ['assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];
export const isPersonRole = (value: string): value is PersonRole =>
  PERSON_ROLES.some((role) => role === value);
