-- The inboxes' lists: newest first, by status, by due date among the open ones, one person's, and search by part of a word.

create index complaints_newest on public.complaints (created_at desc, id);
create index complaints_by_status on public.complaints (status, created_at desc);
create index complaints_open_by_due on public.complaints (due_at, id) where closed_at is null and spam_at is null;
create index complaints_assigned_to on public.complaints (assigned_to, created_at desc);
create index complaints_decided_by on public.complaints (decided_by);
create index complaints_search on public.complaints using gin (search_text extensions.gin_trgm_ops);
create index complaints_to_anonymise on public.complaints (closed_at) where anonymised_at is null;

create index complaints_spam on public.complaints (spam_at) where spam_at is not null;

create index appeals_of_application on public.appeals (application_key);
create index appeals_joined_into on public.appeals (joined_into);
create index appeals_spam on public.appeals (spam_at) where spam_at is not null;
create index appeals_newest on public.appeals (created_at desc, id);
create index appeals_by_status on public.appeals (status, created_at desc);
create index appeals_open_by_due on public.appeals (due_at, id) where closed_at is null and spam_at is null;
create index appeals_assigned_to on public.appeals (assigned_to, created_at desc);
create index appeals_decided_by on public.appeals (decided_by);
create index appeals_search on public.appeals using gin (search_text extensions.gin_trgm_ops);
create index appeals_to_anonymise on public.appeals (closed_at) where anonymised_at is null;

create index contact_submissions_newest on public.contact_submissions (created_at desc, id);
create index contact_submissions_by_status on public.contact_submissions (status, created_at desc);
create index contact_submissions_handled_by on public.contact_submissions (handled_by);
create index contact_submissions_spam on public.contact_submissions (spam_at) where spam_at is not null;
create index contact_submissions_search on public.contact_submissions using gin (search_text extensions.gin_trgm_ops);
create index contact_submissions_to_anonymise on public.contact_submissions (updated_at) where anonymised_at is null;
