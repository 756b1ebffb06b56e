/** Roles in which a person can have been involved in the matter, as set_case_person() takes them. */
export const PERSON_ROLES = ['assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];
export const isRole = (value: string): value is PersonRole => PERSON_ROLES.some((role) => role === value);
