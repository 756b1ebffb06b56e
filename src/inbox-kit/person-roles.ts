/** The parts somebody can have had in what a case is about, as set_case_person() takes them. */
export const PERSON_ROLES = ['assessor', 'reviewer', 'decider', 'consultant', 'subject', 'other'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];
export const isRole = (value: string): value is PersonRole => PERSON_ROLES.some((role) => role === value);
