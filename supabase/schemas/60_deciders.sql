-- Every outcome names its decider, with or without an account (ISO/IEC 17065 7.13.5, 7.13.6).
/* Requires the name and post of a decider, with or without an account, who is not involved. For an
   appeal, also requires that the signatory of its letter is not involved. Refuses with
   field.required, case.decider_involved, case.signatory_involved. */
create function private.check_decider(kind text, case_id uuid, account uuid, name text, post text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(btrim(check_decider.name), '') = '' then perform private.refuse('field.required', 'decider'); end if;
  if coalesce(btrim(check_decider.post), '') = '' then perform private.refuse('field.required', 'post'); end if;
  if private.is_involved(check_decider.case_id, account) or private.person_key(check_decider.name) in (
    select n from private.involved_names(check_decider.case_id) n) then
    perform private.refuse('case.decider_involved', 'decider');
  end if;
  if check_decider.kind = 'appeal' and exists (select from public.site_settings s
    join private.involved_names(check_decider.case_id) n
      on n = private.person_key(nullif(s.letters ->> 'appeal_signatory', ''))) then
    perform private.refuse('case.signatory_involved', 'decider');
  end if;
end $$;

/* Returns the settings of letters without signatories who are involved in a case. Its letter then has the name of the
   body as its signature. */
create function private.letters_apart(letters jsonb, case_id uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select letters_apart.letters - coalesce((
    select array_agg(k.key) from (values ('signatory', 'signatory'), ('signatory', 'post'),
      ('appeal_signatory', 'appeal_signatory'), ('appeal_signatory', 'appeal_post')) k (person, key)
    where private.person_key(nullif(letters_apart.letters ->> k.person, ''))
      in (select n from private.involved_names(letters_apart.case_id) n)), '{}')
$$;

/* Returns the post of a person from their last decision on a case, or else from the organisation chart, or null. */
create function private.post_of(person uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((
    select d.decider_post from (
      select c.decider_post, c.closed_at from public.complaints c where c.decided_by = post_of.person
      union all select a.decider_post, a.closed_at from public.appeals a where a.decided_by = post_of.person
    ) d
    where d.decider_post is not null order by d.closed_at desc nulls last limit 1), (
    select left(o.position, 120) from public.struktur_organisasi o
    join public.app_users u on u.id = post_of.person and private.name_key(u.full_name) = private.name_key(o.name)
    where o.deleted_at is null order by o."order", o.id limit 1))
$$;

/* For admins and editors: returns {name, post} of the caller, the default decider of an outcome. post: from their last
   decision, or else from the organisation chart, or null. Errors: 42501. */
create function public.own_post() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_handler();
  return (select jsonb_build_object('name', u.full_name, 'post', private.post_of(u.id))
    from public.app_users u where u.id = auth.uid());
end $$;
grant execute on function public.own_post() to authenticated;
