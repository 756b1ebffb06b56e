-- Searches of visitors without a result: words and how often, never by whom, from where or at what time.
create table private.lost_searches (
  words text check (char_length(words) between 3 and 60 and words ~ '^[[:alpha:]]+( [[:alpha:]]+)*$'),
  times integer not null default 1 check (times > 0),
  last_on date not null default private.today(),
  sought_in text not null default 'site' check (sought_in in ('site', 'scopes')),
  primary key (words, sought_in)
);
comment on table private.lost_searches is
  'Words only, in small letters; at most 500 rows, those sought least and longest ago make room. A year without a '
  'question takes a row away.';
comment on column private.lost_searches.sought_in is
  'site: the search of the whole site · scopes: the scope finder and the guide.';

/* The words of a question as they are counted: small letters, without anything that has a digit or an @ in it, and none
   at all of a
   question of more than six words, which is a story rather than a search. */
create function private.countable_words(typed text) returns text
language sql immutable set search_path = '' as $$
  select case when count(*) <= 6 and char_length(string_agg(w.word, ' ')) between 3 and 60
    then string_agg(w.word, ' ' order by w.place) end
  from (
    select v.word, row_number() over (order by p.place, v.place) as place
    from regexp_split_to_table(lower(left(btrim(typed), 200)), '\s+') with ordinality p (piece, place),
      regexp_split_to_table(p.piece, '[^[:alpha:]]+') with ordinality v (word, place)
    where p.piece !~ '[0-9@]' and v.word <> ''
  ) w
$$;

/* Anyone: counts a search for which the site has no entry with all its words. Nothing happens for one that finds
   something, for a
   question without countable words, and for a sender who has had thirty counted in this hour. */
create function public.note_lost_search(query text, language text default private.default_language()) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  said constant text := private.countable_words(query);
begin
  perform private.require_post();
  if said is null or exists (select from public.search_site(query, language, 1) s where not s.is_part) then
    return;
  end if;
  perform private.count_lost_search(said, 'site');
end $$;
comment on function public.note_lost_search(text, text) is
  'Counts a search in vain by its words; keeps nothing about who searched.';
grant execute on function public.note_lost_search(text, text) to anon, authenticated, service_role;

/* Case handlers: the searches in vain, most frequent first. */
create function public.lost_searches(most integer default 20)
returns table (words text, times integer, last_on date, sought_in text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors read searches in vain';
  end if;
  return query select l.words, l.times, l.last_on, l.sought_in from private.lost_searches l
    order by l.times desc, l.last_on desc, l.words, l.sought_in limit least(greatest(coalesce(most, 20), 1), 500);
end $$;
comment on function public.lost_searches(integer) is
  'Searches without a result: words, how often, on which day last, and in which search.';
grant execute on function public.lost_searches(integer) to authenticated;

/* Case handlers: takes a search off the list once the site has an answer. */
create function public.settle_lost_search(words text, sought_in text default 'site') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor') then
    raise exception using errcode = '42501', message = 'Only admins and editors settle searches in vain';
  end if;
  delete from private.lost_searches l where (l.words, l.sought_in)
    = (settle_lost_search.words, settle_lost_search.sought_in);
end $$;
comment on function public.settle_lost_search(text, text) is
  'Takes a search in vain off the list of the site (site) or of the scope finder (scopes).';
grant execute on function public.settle_lost_search(text, text) to authenticated;

/* Counts countable words that were sought in vain in a place; nothing for null, and for a sender who has had thirty
   counted in this hour. */
create function private.count_lost_search(said text, sought text) returns void
language plpgsql volatile set search_path = '' as $$
declare
  sender constant text := private.sender();
begin
  if said is null or private.is_over('lost search', 'sender', sender) then return; end if;
  perform private.note_attempt('lost search', 'sender', sender);
  insert into private.lost_searches as l (words, sought_in) values (said, sought)
  on conflict on constraint lost_searches_pkey do update set times = l.times + 1, last_on = private.today();
  delete from private.lost_searches l where l.last_on < private.today() - 365
    or (l.words, l.sought_in) in (select o.words, o.sought_in from private.lost_searches o
      where (o.words, o.sought_in) <> (said, sought)
      order by o.times desc, o.last_on desc, o.words offset 499);
end $$;

/* Anyone: counts a search of the scope finder that no code matches, whatever the filters. As note_lost_search
   otherwise. */
create function public.note_lost_scope(query text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  said constant text := private.countable_words(query);
begin
  perform private.require_post();
  if said is null or exists (select from public.search_scopes(query) s where not s.is_close) then return; end if;
  perform private.count_lost_search(said, 'scopes');
end $$;
comment on function public.note_lost_scope(text) is
  'Counts a search of the scope finder in vain by its words; keeps nothing about who searched.';
grant execute on function public.note_lost_scope(text) to anon, authenticated, service_role;

insert into private.limits (action, scope, max_count, period) values ('lost search', 'sender', 30, '1 hour');
