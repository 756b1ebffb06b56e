-- UU 27/2022 art. 42-44: personal data goes when its purpose and retention end. What stays of a case is what an auditor
-- counts: number, kind, dates, status. The trail never held more.

/* One closed case: every text somebody wrote, who wrote it, and the code that opened it. */
create function private.anonymise_case(kind text, id uuid) returns void
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  gone constant text := '(dianonimkan)';
begin
  if kind = 'complaint' then
    update public.complaints c set anonymised_at = now(), name = null, email = null, phone = null, company = null,
      subject = gone, description = gone, expected_remedy = null, incident_on = null, evidence = '[]', status_note = null,
      outcome = gone, outcome_reason = gone
    where c.id = anonymise_case.id;
  else
    update public.appeals a set anonymised_at = now(), name = null, email = null, phone = null, company = null,
      subject = gone, description = null, grounds = gone, evidence = '[]', status_note = null, outcome = gone, outcome_reason = gone
    where a.id = anonymise_case.id;
  end if;
  update public.case_events e set body = gone 
  where (e.complaint_id = anonymise_case.id or e.appeal_id = anonymise_case.id) and e.body is not null;
  delete from private.case_identities i where i.kind = anonymise_case.kind and i.case_id = anonymise_case.id;
  delete from private.case_secrets s where s.kind = anonymise_case.kind and s.case_id = anonymise_case.id;
  update private.upload_slots u set to_delete = true, file_name = gone
  where u.kind = anonymise_case.kind and u.case_id = anonymise_case.id;
end $$;

create function public.anonymise_closed_cases() returns jsonb
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  oldest timestamptz := now() - make_interval(
    months => coalesce((select (s.privacy ->> 'retention_months')::int from public.site_settings s), 24));
  complaints int;
  appeals int;
  messages int;
  files jsonb;
begin
  select count(private.anonymise_case('complaint', c.id)) into complaints
  from public.complaints c where c.closed_at < oldest and c.anonymised_at is null;
  select count(private.anonymise_case('appeal', a.id)) into appeals
  from public.appeals a where a.closed_at < oldest and a.anonymised_at is null;
  update public.contact_submissions m set anonymised_at = now(), name = '(dianonimkan)', email = null, phone = null,
    subject = '(dianonimkan)', message = '(dianonimkan)'
  where m.anonymised_at is null and m.updated_at < oldest and m.status in ('dibalas', 'arsip');
  get diagnostics messages = row_count;
  delete from private.case_secrets s where s.kind = 'contact' and s.created_at < oldest;
  delete from private.attempts t where t.at < now() - interval '1 day';

  delete from private.upload_slots u
  where (u.to_delete or (not u.used and u.expires_at < now() - interval '30 days'))
    and not exists (select from storage.objects o where o.bucket_id = 'evidence' and o.name = u.path);
  select coalesce(jsonb_agg(u.path order by u.path), '[]') into files from private.upload_slots u where u.to_delete;
  return jsonb_build_object('complaints', complaints, 'appeals', appeals, 'messages', messages, 'files', files);
end $$;
comment on function public.anonymise_closed_cases() is
$c$The retention job, for service_role (run it daily). Takes the personal data out of cases closed, and messages answered or archived,
longer ago than settings privacy.retention_months. Returns {complaints, appeals, messages: how many, files: [paths in the bucket evidence
that the caller must remove through the storage API]}; paths are given again until the files are gone.$c$;
grant execute on function public.anonymise_closed_cases() to service_role;
