import { auditLogMessages } from './messages';

const { actor, action, table } = auditLogMessages.id;

const keyOr =
  <T extends object>(known: T, otherwise: keyof T) =>
  (value: string): keyof T =>
    // An own key of `known`, or the one that stands for the rest.
    Object.hasOwn(known, value) ? (value as keyof T) : otherwise;

/** Keys of the messages for what the trail holds; what has no words of its own gets the general ones. */
export const actorKey = keyOr(actor, 'system');
export const actionKey = keyOr(action, 'other');
export const tableKey = keyOr(table, 'other');
