-- A certification body has public duties (ISO/IEC 17065, and the law). The board shows the checks and the last review
-- of each.
/* Returns true for duties that are fulfilled by meetings with minutes. The standard requires one every year. */
create function private.is_meeting_duty(code text) returns boolean
language sql immutable set search_path = '' as $$ select code in ('committee_meetings', 'management_review') $$;
grant execute on function private.is_meeting_duty(text) to authenticated;

create table public.compliance_reviews (
  id uuid primary key default gen_random_uuid(),
  code text not null check (code in ('scheme', 'process', 'rules', 'changes', 'surveillance', 'fees', 'financing',
    'liability', 'rights',
    'marks', 'complaints', 'appeals', 'tracking', 'register', 'validity', 'legal_status', 'impartiality',
      'nondiscrimination',
    'confidentiality', 'organization', 'legal_basis', 'contact', 'privacy', 'records', 'agreement', 'assessors',
      'outsourcing', 'decisions', 'scheme_changes', 'handling', 'committee_meetings', 'management_review')),
  verdict text not null default 'sufficient' check (verdict in ('sufficient', 'insufficient')),
  note text check (private.is_text(note, 1000)),
  met_on date check (met_on >= '2000-01-01'),
  next_on date,
  participants text check (private.is_text(participants, 300)),
  minutes_path text unique,
  minutes_removed_at timestamptz check (minutes_removed_at is null or minutes_path is not null),
  reviewed_by uuid references public.app_users (id) on delete set null,
  reviewer_name text not null,
  created_at timestamptz not null default clock_timestamp(),
  constraint compliance_reviews_meeting check (case
    when not private.is_meeting_duty(code) then num_nonnulls(met_on, next_on, participants, minutes_path) = 0
    when verdict = 'sufficient' then num_nulls(met_on, next_on, participants, minutes_path) = 0 else true end),
  constraint compliance_reviews_next_meeting check (next_on is null
    or coalesce(next_on > met_on and next_on <= met_on + interval '12 months', false))
);
comment on table public.compliance_reviews is
  'Reviews of the public duties, with verdict, reviewer and time. Written by review_compliance(); only '
  'remove_minutes() changes them. met_on, next_on, participants and minutes_path (in the bucket evidence) belong to '
  'the duties of private.is_meeting_duty(); a meeting without minutes is not sufficient.';
create index compliance_reviews_newest on public.compliance_reviews (code, created_at desc);
create index compliance_reviews_reviewed_by on public.compliance_reviews (reviewed_by);
alter table public.compliance_reviews enable row level security;
grant select on public.compliance_reviews to authenticated, service_role;

/* For admins and editors: announces an upload of meeting minutes. files: as in announce_evidence(). Each is
   uploaded to its path in the bucket evidence, confirmed by confirm-evidence, and attached by
   review_compliance(); others are deleted after a day. key: idempotency key. Returns [{path, name, type, size,
   expires_at}]. Errors: 42501; P0001 field.required, files.invalid, files.too_many, files.type,
   files.too_large, payload.too_large, submission.key_used. */
create function public.announce_minutes(files jsonb, key uuid default null) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  slots jsonb;
  paths jsonb;
begin
  perform private.require_role('admin', 'editor');
  if octet_length(files::text) > 20000 then perform private.refuse('payload.too_large', 'files', '20000'); end if;
  if private.was_sent(key, 'announce_minutes', jsonb_build_array(files)) then
    paths := private.kept_answer(key);
  else
    slots := private.payload_files(jsonb_build_object('files', files), 'review', auth.uid());
    if jsonb_array_length(slots) = 0 then perform private.refuse('field.required', 'files'); end if;
    perform private.hand_out_slots('review', auth.uid(), slots, 'staff');
    paths := private.keep_answer(key, jsonb_path_query_array(slots, '$[*].path'));
  end if;
  return coalesce((select jsonb_agg(private.slot_of(u) order by u.place) from private.upload_slots u
    where u.kind = 'review' and u.case_id = auth.uid() and paths ? u.path), '[]');
end $$;
grant execute on function public.announce_minutes(jsonb, uuid) to authenticated;

/* For admins and editors: records the caller's review of `item` (a code of compliance_board): 'sufficient' or
   'insufficient'. For a duty of private.is_meeting_duty() also the meeting: met_on, next_on (at most a year later),
   participants (up to 300 characters) and minutes, a path of announce_minutes(); all four are required for
   'sufficient'. key: idempotency key. Errors: 42501; 23514 for an unknown item or verdict, a remark over 1,000
   characters or an incomplete meeting; P0001 field.in_future, files.invalid, submission.key_used. */
create function public.review_compliance(
  item text, remark text default null, key uuid default null, verdict text default 'sufficient',
  met_on date default null, next_on date default null, participants text default null, minutes text default null
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  if private.was_sent(key, 'review_compliance',
    jsonb_build_array(item, remark, verdict, met_on, next_on, participants, minutes)) then return; end if;
  if met_on > private.today() then perform private.refuse('field.in_future', 'met_on'); end if;
  if minutes is not null and not exists (select from private.upload_slots u where u.path = review_compliance.minutes
    and u.kind = 'review' and u.case_id = auth.uid() and u.used and not u.to_delete
    and not exists (select from public.compliance_reviews r where r.minutes_path = u.path)) then
    perform private.refuse('files.invalid', 'minutes');
  end if;
  insert into public.compliance_reviews
    (code, note, verdict, met_on, next_on, participants, minutes_path, reviewed_by, reviewer_name)
  select item, nullif(btrim(remark), ''), review_compliance.verdict, review_compliance.met_on,
    review_compliance.next_on,
    nullif(btrim(review_compliance.participants), ''), minutes, u.id, u.full_name
  from public.app_users u where u.id = auth.uid();
end $$;
grant execute on function public.review_compliance(text, text, uuid, text, date, date, text, text) to authenticated;

/* For admins: removes the file of minutes, for example one attached by mistake; the retention job deletes it. The
   review remains, but the item is insufficient until another meeting is recorded. Returns false if the file was already
   removed. Errors: 42501. */
create function public.remove_minutes(review uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  removed text;
begin
  perform private.require_role('admin');
  update public.compliance_reviews r set minutes_removed_at = now()
  where r.id = remove_minutes.review and r.minutes_path is not null and r.minutes_removed_at is null
  returning r.minutes_path into removed;
  update private.upload_slots u set to_delete = true, file_name = '(dihapus)' where u.path = removed;
  return removed is not null;
end $$;
grant execute on function public.remove_minutes(uuid) to authenticated;

/* Writes to the security record that the caller opens minutes, and returns them like open_evidence(). Refuses with
   evidence.not_found if no review has this file. */
create function private.open_minutes(slot private.upload_slots) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  review public.compliance_reviews;
begin
  perform private.require_role('admin', 'editor', 'viewer');
  select * into review from public.compliance_reviews r where r.minutes_path = slot.path;
  if not found then perform private.refuse('evidence.not_found', 'path'); end if;
  perform private.note_security('evidence_read',
    jsonb_build_object('kind', slot.kind, 'id', review.id, 'path', slot.path, 'name', slot.file_name));
  return jsonb_build_object('path', slot.path, 'name', slot.file_name, 'type', slot.mime_type);
end $$;

/* Returns the time since which the privacy notice has had its current text. */
create function private.notice_set_at() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select n.set_at from public.site_settings s
    join private.privacy_notices n on n.version = s.privacy ->> 'notice_version'
$$;
grant execute on function private.notice_set_at() to authenticated;

/* Returns in which languages the content of each duty exists (null: it has no public text), and when it last changed. A
   page exists in English if it has an English text (private.is_english); a list, if all published entries have one. The
   register contains only names. */
create function private.duty_languages()
returns table (code text, has_id boolean, has_en boolean, changed_at timestamptz)
language sql stable set search_path = '' as $$
  select d.code, f.has_id and (d.code <> 'privacy' or private.has_words(s.privacy ->> 'text')),
    f.has_en and e.is_met and (d.code <> 'privacy' or not private.is_filler(s.privacy ->> 'text_en')),
    case d.code when 'privacy' then greatest(f.changed_at, private.notice_set_at()) else f.changed_at end
  from private.duty_pages() d join private.written_tests() e on e.code = d.code and e.test = 'english'
    cross join lateral private.page_fill(d.slug) f cross join public.site_settings s
  union all select 'tracking', private.notice_lacks() = '{}', private.notice_lacks() = '{}'
    and not private.is_filler(s.privacy ->> 'text_en'), private.notice_set_at()
    from public.site_settings s
  union all select 'scheme', count(*) > 0, coalesce(bool_and(not private.is_filler(s.name_en)
    and not private.is_filler(c.name_en)), false), greatest(max(s.updated_at), max(c.updated_at))
    from public.rl_subclass s join public.rl_categories c on c.id = s.category_id
    where s.is_published and s.deleted_at is null and c.is_published and c.deleted_at is null
  union all select 'process', count(*) > 0, coalesce(bool_and(not private.is_filler(title_en)
    and (description is null or not private.is_filler(description_en))), false), max(updated_at)
    from public.alur_sertifikasi where is_published and deleted_at is null
  union all select 'surveillance', count(*) > 0,
    coalesce(bool_and(not private.is_filler(title_en)
      and (description is null or not private.is_filler(description_en))),
    false), max(updated_at)
    from public.alur_sertifikasi where is_published and deleted_at is null
      and title || ' ' || coalesce(description, '') ~* 'surveil|pengawasan'
  union all select 'fees', count(*) > 0, coalesce(bool_and(not private.is_filler(qualification_en)), false),
    max(updated_at)
    from private.counting_fees(private.today())
  union all select 'legal_status', count(*) > 0, coalesce(bool_and(not private.is_filler(title_en)), false),
    max(updated_at)
    from public.legalitas where is_published and deleted_at is null
      and coalesce(valid_until, 'infinity') >= private.today()
  union all select 'organization', count(*) > 0, coalesce(bool_and(not private.is_filler(position_en)), false),
    max(updated_at)
    from public.struktur_organisasi where is_published and deleted_at is null
  union all select 'legal_basis', count(*) > 0, coalesce(bool_and(not private.is_filler(title_en)), false),
    max(updated_at)
    from public.legal_products where is_published and deleted_at is null and status <> 'dicabut'
  union all select 'contact', n.filled = 3, n.filled = 3
    and not private.is_filler(s.site ->> 'address_en'), s.updated_at
    from public.site_settings s cross join lateral (
      select count(*) as filled from unnest('{address,phone,email}'::text[]) k
        where not private.is_filler(s.site ->> k)) n
  union all select w.code, r.is_there, r.is_there, r.changed_at
    from (select exists (select from public.certificate_register) as is_there,
        (select max(c.updated_at) from public.certificates c where c.deleted_at is null) as changed_at) r,
      (values ('register'), ('validity')) w (code)
  union all select w.code, null, null, case w.code when 'scheme_changes' then (select max(s.updated_at)
      from public.rl_subclass s where s.is_published and s.deleted_at is null) end
    from unnest(private.attested_duties() || '{decisions,handling}') w (code)
$$;
grant execute on function private.duty_languages() to authenticated;

/* For staff: returns every public duty with its languages, checks ([{test, is_met, missing}], failing ones first), last
   change and last review. is_judged: a person must judge the duty, because the checks only look for words. due_on: the
   day by which the next review or meeting is due. review_due: true if it was never reviewed, or that day has passed.
   The caller's policies apply. Errors: 42501 for others. */
create function public.compliance_board()
returns table (code text, has_id boolean, has_en boolean, tests jsonb, changed_at timestamptz, verdict text,
  reviewed_at timestamptz, reviewer_name text, note text, review_due boolean, is_judged boolean, due_on date)
language plpgsql stable set search_path = '' set jit = off as $$
begin
  perform private.require_role('admin', 'editor', 'viewer');
  return query
    select l.code, l.has_id, l.has_en, coalesce(t.tests, '[]'), l.changed_at,
      case when r.minutes_removed_at is null then r.verdict else 'insufficient' end, r.created_at, r.reviewer_name,
      r.note,
      coalesce(r.next_on < private.today(), r.created_at < now() - interval '12 months', true),
      l.code in (select j.code from private.judged_duties() j),
      coalesce(r.next_on, (r.created_at at time zone 'Asia/Jakarta' + interval '12 months')::date)
    from private.duty_languages() l
      left join (
        select x.code, jsonb_agg(jsonb_build_object('test', x.test, 'is_met', x.is_met, 'missing', to_jsonb(x.missing))
          order by x.is_met, x.test) as tests
        from (select * from private.written_tests() union all select * from private.kept_tests() union all select *
          from private.own_tests() union all select * from private.record_tests()) x group by x.code
      ) t on t.code = l.code
      left join lateral (
        select x.verdict, x.created_at, x.reviewer_name, x.note, x.next_on, x.minutes_removed_at
        from public.compliance_reviews x
        where x.code = l.code order by x.created_at desc limit 1
      ) r on true;
end $$;
grant execute on function public.compliance_board() to authenticated;

call private.announce_changes('public.compliance_reviews', 'staff');

create trigger audit after insert or update or delete on public.compliance_reviews
  for each row execute function private.write_audit();

create policy "staff read" on public.compliance_reviews for select to authenticated
  using ((select private.has_role('admin', 'editor', 'viewer')));
