/** Requests that data subjects can make (Law 27/2022). */
export const REQUEST_KINDS = ['correct', 'restrict', 'export', 'erase', 'withdraw', 'object'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];
export const isRequestKind = (value: string): value is RequestKind =>
  REQUEST_KINDS.some((each) => each === value);

export const REQUEST_STATUSES = ['open', 'done', 'refused'] as const;

export const CAPACITIES = ['self', 'representative'] as const;
export type Capacity = (typeof CAPACITIES)[number];

/** How staff verified the requester's identity. */
export const IDENTITY_CHECKS = [
  'access_code',
  'registered_contact',
  'identity_document',
  'in_person',
  'power_of_attorney',
] as const;
export type IdentityCheck = (typeof IDENTITY_CHECKS)[number];
export const isIdentityCheck = (value: string): value is IdentityCheck =>
  IDENTITY_CHECKS.some((each) => each === value);
