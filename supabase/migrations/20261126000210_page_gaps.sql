-- A page is not published while a part of its model text is still to be filled in.

/* True for words with a gap of a model text left in them: '[isi …]', in English '[fill in …]'. */
create function private.has_gap(words text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(lower(words) ~ '\[(isi|fill in)', false) $$;
grant execute on function private.has_gap(text) to authenticated;

/* The same of the bodies among a page's columns. */
create function private.page_has_gap(columns jsonb) returns boolean language sql immutable set search_path = '' as $$
  select private.has_gap(concat_ws(' ', private.document_text(columns -> 'body'), private.document_text(columns -> 'body_en'))) $$;

/* P0001 editing.gaps: neither at once nor at a later minute do visitors read a gap. A page that was published with one, before this was asked,
   may still be changed. */
create function private.refuse_gaps() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  columns jsonb := case when tg_table_name = 'cms_pages' then to_jsonb(new) else to_jsonb(new) -> 'changes' end;
begin
  if not private.page_has_gap(columns) or exists (
    select from public.cms_pages p where p.id = coalesce(to_jsonb(new) ->> 'row_id', to_jsonb(new) ->> 'id')::uuid
      and p.status = 'published' and private.page_has_gap(to_jsonb(p))) then
    return new;
  end if;
  raise exception using errcode = 'P0001', message = 'editing.gaps';
end $$;
create trigger refuse_gaps before insert or update on public.cms_pages for each row
  when (new.status = 'published' and new.deleted_at is null) execute function private.refuse_gaps();
create trigger refuse_gaps before insert or update of changes on public.scheduled_changes for each row
  when (new.table_name = 'cms_pages') execute function private.refuse_gaps();

/* Named tests of the duties that are written: page (published, with words), subjects (missing: those it does not speak of), gaps (no
   '[isi …]' of a model text is left in it). */
create or replace function private.written_tests() returns table (code text, test text, is_met boolean, missing text[])
language sql stable set search_path = '' as $$
  with written as (
    select d.code, coalesce(private.document_text(p.body) ~ '\S', false) as is_there,
      lower(coalesce(private.document_text(p.body), '')) as words,
      lower(coalesce(private.document_text(p.body), '') || ' ' || coalesce(private.document_text(p.body_en), '')) as all_words,
      (select coalesce(string_agg(lower(private.document_text(b.value)), E'\n'), '') from jsonb_array_elements(p.body -> 'content') b (value)
        where b.value ->> 'type' = 'heading') as headings
    from private.duty_pages() d
      left join public.cms_pages p on p.slug = d.slug and p.status = 'published' and p.published_at <= now() and p.deleted_at is null
  ), lacking as (
    select w.code, coalesce(array_agg(s.subject order by s.place) filter (where not case when s.is_heading then w.headings else w.words end ~ s.pattern), '{}') as missing
    from written w
      join private.duty_subjects() with ordinality s (code, subject, is_heading, pattern, place) on s.code = w.code group by w.code
  )
  select w.code, 'page', w.is_there, '{}'::text[] from written w
  union all select l.code, 'subjects', l.missing = '{}', l.missing from lacking l
  union all select w.code, 'gaps', w.is_there and not private.has_gap(w.all_words), '{}' from written w $$;

/* Why a row was refused, in a word: by the code of the rule, or by the state. */
create or replace function private.bulk_reason(state text, message text) returns text language sql immutable set search_path = '' as $$
  select case when message in ('certificate.needs_admin', 'client.needs_admin') then 'needs_admin'
    when message = 'editing.gaps' then 'gaps'
    when message = 'text.author_needs_admin' then 'forbidden'
    when message = 'certificate.day_wrong' then 'before_issue'
    when message = 'certificate.transition_refused' then 'transition'
    when message = 'certificate.waiting' then 'waiting' when message = 'certificate.needs_second' then 'needs_second'
    when message = 'certificate.reason_required' then 'needs_reason' when message = 'certificate.was_published' then 'was_published'
    else case state when '42501' then 'forbidden' when '23503' then 'in_use' when '23505' then 'conflict' when 'P0002' then 'empty' else 'invalid' end end $$;
