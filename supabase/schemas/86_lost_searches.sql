create table private.lost_searches (
  words text check (char_length(words) between 3 and 60 and words ~ '^[[:alpha:]]+( [[:alpha:]]+)*$'),
  times integer not null default 1 check (times > 0),
  last_on date not null default private.today(),
  sought_in text not null default 'site' check (sought_in in ('site', 'scopes')),
  primary key (words, sought_in)
);
comment on table private.lost_searches is
  'Searches without results: lower-case words and how often, without visitor, place or time. At most 500 rows, the '
  'least frequent and oldest are deleted; a row without a search for a year is deleted.';
comment on column private.lost_searches.sought_in is 'site: the site search; scopes: the scope finder and the guide.';

/* Returns the words of a query that are counted: in lower case, without anything that contains a digit or
   @; null for more than six words. */
create function private.countable_words(typed text) returns text language sql immutable set search_path = '' as $$
  select case when count(*) <= 6 and char_length(string_agg(w.word, ' ')) between 3 and 60
    then string_agg(w.word, ' ' order by w.place) end
  from (
    select v.word, row_number() over (order by p.place, v.place) as place
    from regexp_split_to_table(lower(left(btrim(typed), 200)), '\s+') with ordinality p (piece, place),
      regexp_split_to_table(p.piece, '[^[:alpha:]]+') with ordinality v (word, place)
    where p.piece !~ '[0-9@]' and v.word <> ''
  ) w
$$;

/* For everyone: counts a site search for which no entry has all the words, at most 30 per hour and sender. Stores
   nothing about the visitor. */
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
grant execute on function public.note_lost_search(text, text) to anon, authenticated, service_role;

/* For admins and editors: returns searches without results, most frequent first: words, how often, last day, and
   where. */
create function public.lost_searches(most integer default 20)
returns table (words text, times integer, last_on date, sought_in text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  return query select l.words, l.times, l.last_on, l.sought_in from private.lost_searches l
    order by l.times desc, l.last_on desc, l.words, l.sought_in limit least(greatest(coalesce(most, 20), 1), 500);
end $$;
grant execute on function public.lost_searches(integer) to authenticated;

/* For admins and editors: removes a search from the list of the site (site) or of the scope finder (scopes). */
create function public.settle_lost_search(words text, sought_in text default 'site') returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  delete from private.lost_searches l where (l.words, l.sought_in)
    = (settle_lost_search.words, settle_lost_search.sought_in);
end $$;
grant execute on function public.settle_lost_search(text, text) to authenticated;

/* Counts a search, at most 30 per hour and sender. */
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

/* For everyone: counts a search of the scope finder that matches no code; see note_lost_search. */
create function public.note_lost_scope(query text) returns void
language plpgsql volatile security definer set search_path = '' as $$
declare
  said constant text := private.countable_words(query);
begin
  perform private.require_post();
  if said is null or exists (select from public.search_scopes(query) s where not s.is_close) then return; end if;
  perform private.count_lost_search(said, 'scopes');
end $$;
grant execute on function public.note_lost_scope(text) to anon, authenticated, service_role;

insert into private.limits (action, scope, max_count, period) values ('lost search', 'sender', 30, '1 hour');
