call private.note_starter_content('reference');

-- Putting it in place is nobody's work: the audit log begins with the first person's.
delete from public.audit_log where actor_kind = 'system';
