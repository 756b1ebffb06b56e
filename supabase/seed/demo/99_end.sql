call private.note_starter_content('demo', 'compliance_reviews');

-- Seeding is not recorded in the audit log.
delete from public.audit_log where actor_kind = 'system';
