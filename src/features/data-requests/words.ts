import { IDENTITY_CHECKS, REQUEST_KINDS, type RequestKind } from '@/inbox-kit/case/data-request-actions';

/** A text of the database as one of the words this version has. */
export const isKind = (kind: string): kind is RequestKind => REQUEST_KINDS.some((each) => each === kind);
export const isCheck = (check: string): check is (typeof IDENTITY_CHECKS)[number] =>
  IDENTITY_CHECKS.some((each) => each === check);
