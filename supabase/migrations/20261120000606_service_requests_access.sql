-- Who reads and changes what. Visitors are granted the read and no row: the start-up provider asks for all sixteen
-- tables, and an empty list, not an error, is what it gets. They write through the submit functions only.

alter table public.complaints enable row level security;
alter table public.appeals enable row level security;
alter table public.contact_submissions enable row level security;
alter table public.case_events enable row level security;
alter table public.case_people enable row level security;
alter table public.case_transitions enable row level security;
revoke all on public.complaints, public.appeals, public.contact_submissions, public.case_events, public.case_people,
  public.case_transitions from public, anon, authenticated, service_role;

grant select on public.complaints, public.appeals, public.contact_submissions to anon, authenticated;
grant update (category, assigned_to) on public.complaints to authenticated;
grant update (assigned_to, documents_complete_at) on public.appeals to authenticated;
grant update (status, handled_by), delete on public.contact_submissions to authenticated;
grant select on public.case_events, public.case_people to authenticated;
grant insert (complaint_id, appeal_id, kind, visibility, body) on public.case_events to authenticated;
grant insert (complaint_id, appeal_id, user_id, role, note) on public.case_people to authenticated;
grant select on public.case_transitions to anon, authenticated;

grant select, insert on public.complaints, public.appeals, public.contact_submissions, public.case_events,
  public.case_people to service_role;
grant select on public.case_transitions to service_role;
grant usage on all sequences in schema private to service_role;

create policy "handlers read complaints" on public.complaints for select to authenticated
  using ((select private.has_role('admin', 'editor')));
create policy "handlers update the workflow of complaints" on public.complaints for update to authenticated
  using ((select private.has_role('admin', 'editor'))) with check ((select private.has_role('admin', 'editor')));

create policy "handlers read appeals" on public.appeals for select to authenticated
  using ((select private.has_role('admin', 'editor')));
create policy "handlers update the workflow of appeals" on public.appeals for update to authenticated
  using ((select private.has_role('admin', 'editor'))) with check ((select private.has_role('admin', 'editor')));

create policy "handlers read messages" on public.contact_submissions for select to authenticated
  using ((select private.has_role('admin', 'editor')));
create policy "handlers update the state of messages" on public.contact_submissions for update to authenticated
  using ((select private.has_role('admin', 'editor'))) with check ((select private.has_role('admin', 'editor')));
create policy "admins delete messages" on public.contact_submissions for delete to authenticated
  using ((select private.has_role('admin')));

create policy "handlers read the timeline" on public.case_events for select to authenticated
  using ((select private.has_role('admin', 'editor')));
create policy "handlers write notes and messages" on public.case_events for insert to authenticated
  with check ((select private.has_role('admin', 'editor')) and kind in ('note', 'message') and author = 'staff');

create policy "handlers read who is involved" on public.case_people for select to authenticated
  using ((select private.has_role('admin', 'editor')));
create policy "handlers record who is involved" on public.case_people for insert to authenticated
  with check ((select private.has_role('admin', 'editor')));

create policy "everybody reads the transitions" on public.case_transitions for select to anon, authenticated
  using (true);
