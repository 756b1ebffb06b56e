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
grant insert (id, complaint_id, appeal_id, kind, visibility, body) on public.case_events to authenticated;
grant insert (id, complaint_id, appeal_id, user_id, role, note) on public.case_people to authenticated;
grant select on public.case_transitions to anon, authenticated;

grant select, insert on public.complaints, public.appeals, public.contact_submissions, public.case_events,
  public.case_people to service_role;
grant select on public.case_transitions to service_role;
grant usage on all sequences in schema private to service_role;

/* Whether the person signed in may read what a case says: admins and editors; of a confidential case admins and the person
   in charge, and nobody who is recorded as involved. False when there is no such case. */
create function private.may_read_case(kind text, id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select coalesce((
    select private.has_role('admin', 'editor')
      and (c.restricted_at is null or c.assigned_to = auth.uid() or private.has_role('admin'))
      and (not c.is_confidential or (
      (c.assigned_to = auth.uid() or private.has_role('admin'))
      and not private.is_involved(c.id, auth.uid())))
    from (
      select 'complaint' as kind, k.id, k.is_confidential, k.restricted_at, k.assigned_to from public.complaints k
      union all select 'appeal', b.id, b.is_confidential, b.restricted_at, b.assigned_to from public.appeals b
    ) c where c.kind = may_read_case.kind and c.id = may_read_case.id), false)
$$;
-- Policies ask it of whoever is signed in.
grant execute on function private.may_read_case(text, uuid) to authenticated, service_role;

create policy "handlers read complaints" on public.complaints for select to authenticated
  using ((select private.has_role('admin', 'editor'))
    and (restricted_at is null or assigned_to = (select auth.uid()) or (select private.has_role('admin'))));
create policy "handlers update the workflow of complaints" on public.complaints for update to authenticated
  using ((select private.has_role('admin', 'editor')) and (not is_confidential or private.may_read_case('complaint', id)))
  with check ((select private.has_role('admin', 'editor')));

create policy "handlers read appeals" on public.appeals for select to authenticated
  using ((select private.has_role('admin', 'editor'))
    and (restricted_at is null or assigned_to = (select auth.uid()) or (select private.has_role('admin'))));
create policy "handlers update the workflow of appeals" on public.appeals for update to authenticated
  using ((select private.has_role('admin', 'editor')) and (not is_confidential or private.may_read_case('appeal', id)))
  with check ((select private.has_role('admin', 'editor')));

create policy "handlers read messages" on public.contact_submissions for select to authenticated
  using ((select private.has_role('admin', 'editor'))
    and (restricted_at is null or handled_by = (select auth.uid()) or (select private.has_role('admin'))));
create policy "handlers update the state of messages" on public.contact_submissions for update to authenticated
  using ((select private.has_role('admin', 'editor'))) with check ((select private.has_role('admin', 'editor')));
create policy "admins delete messages" on public.contact_submissions for delete to authenticated
  using ((select private.has_role('admin')));

-- Of a case that the same person sees: the policy of the case applies within.
create policy "handlers read the timeline" on public.case_events for select to authenticated
  using ((select private.has_role('admin', 'editor')) and (
    exists (select from public.complaints c where c.id = complaint_id) or exists (select from public.appeals a where a.id = appeal_id)));
create policy "handlers write notes and messages" on public.case_events for insert to authenticated
  with check ((select private.has_role('admin', 'editor')) and kind in ('note', 'message') and author = 'staff'
    and private.may_read_case(case when complaint_id is null then 'appeal' else 'complaint' end, coalesce(complaint_id, appeal_id)));

-- Whom a confidential report is about is part of what it says: only its readers see who is involved, and nobody sees themselves there.
create policy "readers of the case read who is involved" on public.case_people for select to authenticated
  using ((select private.has_role('admin', 'editor')) and (recorded_by = (select auth.uid())
    or private.may_read_case(case when complaint_id is null then 'appeal' else 'complaint' end, coalesce(complaint_id, appeal_id))));
create policy "handlers record who is involved" on public.case_people for insert to authenticated
  with check ((select private.has_role('admin', 'editor')));

create policy "everybody reads the transitions" on public.case_transitions for select to anon, authenticated
  using (true);
