/** Actions recorded in the audit log. */
export const AUDIT_ACTIONS = ['insert', 'update', 'delete', 'unmask', 'export'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
/** Kinds of actors in the audit log. */
export const AUDIT_ACTORS = ['visitor', 'person', 'service', 'system'] as const;
export type AuditActor = (typeof AUDIT_ACTORS)[number];
