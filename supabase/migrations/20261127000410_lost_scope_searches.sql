-- The scope finder's searches in vain are counted as those of the whole site are: they say which synonym a code lacks.

alter table private.lost_searches
  add column sought_in text not null default 'site' check (sought_in in ('site', 'scopes')),
  drop constraint lost_searches_pkey,
  add constraint lost_searches_pkey primary key (words, sought_in);
comment on column private.lost_searches.sought_in is 'site: the search of the whole site · scopes: the scope finder and the guide.';

/* Counts countable words that were sought in vain in a place; nothing for null, and for a sender who has had thirty counted in this hour. */
create function private.count_lost_search(said text, sought text) returns void language plpgsql volatile set search_path = '' as $$
declare
  sender constant text := private.sender();
begin
  if said is null or private.is_over('lost search', 'sender', sender) then return; end if;
  perform private.note_attempt('lost search', 'sender', sender);
  insert into private.lost_searches as l (words, sought_in) values (said, sought)
  on conflict on constraint lost_searches_pkey do update set times = l.times + 1, last_on = private.today();
  delete from private.lost_searches l where l.last_on < private.today() - 365
    or (l.words, l.sought_in) in (select o.words, o.sought_in from private.lost_searches o where (o.words, o.sought_in) <> (said, sought)
      order by o.times desc, o.last_on desc, o.words offset 499);
end $$;

/* Anyone: counts a search for which the site has no entry with all its words. Nothing happens for one that finds something, for a
   question without countable words, and for a sender who has had thirty counted in this hour. */
create or replace function public.note_lost_search(query text, language text default private.default_language()) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  said constant text := private.countable_words(query);
begin
  perform private.require_post();
  if said is null or exists (select from public.search_site(query, language, 1) s where not s.is_part) then return; end if;
  perform private.count_lost_search(said, 'site');
end $$;

/* Anyone: counts a search of the scope finder that no code matches, whatever the filters. As note_lost_search otherwise. */
create function public.note_lost_scope(query text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  said constant text := private.countable_words(query);
begin
  perform private.require_post();
  if said is null or exists (select from public.search_scopes(query) s where not s.is_close) then return; end if;
  perform private.count_lost_search(said, 'scopes');
end $$;
comment on function public.note_lost_scope(text) is 'Counts a search of the scope finder in vain by its words; keeps nothing about who searched.';
revoke all on function public.note_lost_scope(text) from public;
grant execute on function public.note_lost_scope(text) to anon, authenticated, service_role;

/* Case handlers: the searches in vain, most frequent first. sought_in: site, or scopes for the scope finder. */
drop function public.lost_searches(integer);
create function public.lost_searches(most integer default 20) returns table (words text, times integer, last_on date, sought_in text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors read searches in vain';
  end if;
  return query select l.words, l.times, l.last_on, l.sought_in from private.lost_searches l
    order by l.times desc, l.last_on desc, l.words, l.sought_in limit least(greatest(coalesce(most, 20), 1), 500);
end $$;
comment on function public.lost_searches(integer) is 'Searches without a result: words, how often, on which day last, and in which search.';
revoke all on function public.lost_searches(integer) from public;
grant execute on function public.lost_searches(integer) to authenticated;

/* Case handlers: takes a search off the list once there is an answer; where it was sought in both places, one of the two. */
drop function public.settle_lost_search(text);
create function public.settle_lost_search(words text, sought_in text default 'site') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors settle searches in vain';
  end if;
  delete from private.lost_searches l where (l.words, l.sought_in) = (settle_lost_search.words, settle_lost_search.sought_in);
end $$;
comment on function public.settle_lost_search(text, text) is 'Takes a search in vain off the list of the site (site) or of the scope finder (scopes).';
revoke all on function public.settle_lost_search(text, text) from public;
grant execute on function public.settle_lost_search(text, text) to authenticated;
