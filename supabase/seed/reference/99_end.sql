call private.note_starter_content('reference');

-- Seeding is not recorded in the audit log, which begins with the first user.
delete from public.audit_log where actor_kind = 'system';
