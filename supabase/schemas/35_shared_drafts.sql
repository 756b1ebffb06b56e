create table private.text_reviews (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('cms_pages', 'articles')),
  row_id uuid not null,
  person uuid not null references public.app_users (id) on delete cascade,
  asked_by uuid references public.app_users (id) on delete set null,
  note text check (char_length(note) <= 500),
  asked_at timestamptz not null default now()
);
comment on table private.text_reviews is
  'Requests to a colleague to review a text. The colleague gets a notice (private.staff_notices, moment: the id).';
create index text_reviews_row on private.text_reviews (table_name, row_id);
create index text_reviews_person on private.text_reviews (person);
create index text_reviews_asked_by on private.text_reviews (asked_by);
alter table private.text_reviews enable row level security;

create table private.preview_links (
  id uuid primary key default gen_random_uuid(),
  table_name text not null check (table_name in ('cms_pages', 'articles')),
  row_id uuid not null,
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  made_by uuid references public.app_users (id) on delete set null,
  made_name text,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz
);
comment on table private.preview_links is
  'Links that show a draft without an account. The key is created in the browser and is in the fragment of the '
  'address, which is never sent to a server; stored as its SHA-256.';
create index preview_links_row on private.preview_links (table_name, row_id);
create index preview_links_made_by on private.preview_links (made_by);
alter table private.preview_links enable row level security;

/* For admins and editors: asks another admin or editor who has signed in to review an article or page; they get a
   notice, and an e-mail if they chose so. note: at most 500 characters. key: idempotency key. Errors: 42501; P0001
   editing.unknown_table, editing.gone (or in the trash), field.invalid (reviewer), field.too_long,
   submission.key_used. */
create function public.send_for_review(
  text_table text, text_id uuid, reviewer uuid, note text default null, key uuid default null
) returns void language plpgsql volatile security definer set search_path = '' as $$
declare
  words constant text := nullif(btrim(note), '');
  made uuid;
  is_there boolean;
begin
  perform private.require_role('admin', 'editor');
  if private.text_columns(text_table) is null then
    raise exception using errcode = 'P0001', message = 'editing.unknown_table';
  end if;
  if char_length(words) > 500 then perform private.refuse('field.too_long', 'note', '500'); end if;
  if private.was_sent(key, 'send_for_review', jsonb_build_array(text_table, text_id, reviewer, words)) then
    return;
  end if;
  execute format('select true from public.%I t where t.id = $1 and t.deleted_at is null', text_table) into is_there
    using text_id;
  if is_there is null then raise exception using errcode = 'P0001', message = 'editing.gone'; end if;
  if reviewer is null or reviewer = auth.uid() or not private.is_handler(reviewer) or not private.has_come_in(reviewer)
    then
    perform private.refuse('field.invalid', 'reviewer');
  end if;
  insert into private.text_reviews as r (table_name, row_id, person, asked_by, note)
    values (text_table, text_id, reviewer, auth.uid(), words)
  returning r.id into made;
  perform private.tell_staff(array[reviewer], 'review_wanted', case text_table when 'articles' then 'article'
    else 'page' end, text_id, made::text);
  perform private.keep_answer(key, '{}');
end $$;
grant execute on function public.send_for_review(text, uuid, uuid, text, uuid) to authenticated;

/* Returns the facts about a review request for a notice: title of the draft, the user who made it, note. is_over: the
   text has been published since. */
create function private.review_facts(review text)
returns table (number text, title text, key text, due_at timestamptz, is_over boolean)
language sql stable security definer set search_path = '' as $$
  select left(coalesce(nullif(btrim(d.changes ->> 'title'), ''), t.title), 200), concat_ws(': ', u.full_name, r.note),
    t.key, null::timestamptz,
    t.status = 'published' and d.id is null
  from private.text_reviews r
  left join public.app_users u on u.id = r.asked_by
  join (
    select 'articles' as table_name, a.id, a.title, a.status, a.id::text as key
      from public.articles a where a.deleted_at is null
    union all select 'cms_pages', p.id, p.title, p.status, p.slug from public.cms_pages p
      where p.deleted_at is null
  ) t on t.table_name = r.table_name and t.id = r.row_id
  left join public.drafts d on d.table_name = r.table_name and d.row_id = r.row_id
  where r.id::text = review
$$;

/* For admins and editors: creates a link that shows an article or page with its draft for seven days. key_hash: SHA-256
   of the key, in hex; the same hash creates no second link. A text has at most 20 active links. Returns when it
   expires. Errors: 42501; P0001 editing.unknown_table, editing.gone, field.invalid (key_hash), preview.too_many. */
create function public.make_preview_link(text_table text, text_id uuid, key_hash text) returns timestamptz
language plpgsql volatile security definer set search_path = '' as $$
declare
  until timestamptz;
  is_there boolean;
begin
  perform private.require_role('admin', 'editor');
  if private.text_columns(text_table) is null then
    raise exception using errcode = 'P0001', message = 'editing.unknown_table';
  end if;
  if key_hash is null or key_hash !~ '^[0-9a-f]{64}$' then perform private.refuse('field.invalid', 'key_hash'); end if;
  execute format('select true from public.%I t where t.id = $1 and t.deleted_at is null', text_table) into is_there
    using text_id;
  if is_there is null then raise exception using errcode = 'P0001', message = 'editing.gone'; end if;
  if (select count(*) >= 20 from private.preview_links l where l.table_name = text_table and l.row_id = text_id
    and l.revoked_at is null and l.expires_at > now() and l.key_hash <> decode(make_preview_link.key_hash, 'hex')) then
    perform private.refuse('preview.too_many', 'text_id', '20');
  end if;
  delete from private.preview_links l where l.expires_at < now() - interval '30 days';
  insert into private.preview_links as l (table_name, row_id, key_hash, made_by, made_name)
  values (text_table, text_id, decode(make_preview_link.key_hash, 'hex'), auth.uid(),
    (select u.full_name from public.app_users u where u.id = auth.uid()))
  on conflict on constraint preview_links_key_hash_key do nothing returning l.expires_at into until;
  return coalesce(until, (select l.expires_at from private.preview_links l
    where l.key_hash = decode(make_preview_link.key_hash, 'hex')
    and l.table_name = text_table and l.row_id = text_id));
end $$;
grant execute on function public.make_preview_link(text, uuid, text) to authenticated;

/* For admins and editors: returns the active links to a draft, newest first, and how often each was opened, but not
   their keys. Errors: 42501 for others. */
create function public.preview_links(text_table text, text_id uuid)
returns table (id uuid, made_name text, made_at timestamptz, expires_at timestamptz, opened integer,
  opened_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  return query select l.id, l.made_name, l.made_at, l.expires_at, l.opened, l.opened_at from private.preview_links l
    where l.table_name = text_table and l.row_id = text_id and l.revoked_at is null and l.expires_at > now()
    order by l.made_at desc, l.id limit 50;
end $$;
grant execute on function public.preview_links(text, uuid) to authenticated;

/* For admins and editors: revokes a link. Errors: 42501 for others. */
create function public.revoke_preview_link(link_id uuid) returns void
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  update private.preview_links l set revoked_at = now() where l.id = link_id and l.revoked_at is null;
end $$;
grant execute on function public.revoke_preview_link(uuid) to authenticated;

/* For everyone with the key: returns {table, text: the row with its draft, expires_at}; null for an unknown, revoked or
   expired key. Errors: P0001 method.not_allowed; limit.reached after 60 wrong keys per hour from a network. */
create function public.open_preview(key text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  link private.preview_links;
  state jsonb;
begin
  perform private.require_post();
  -- Only wrong keys are counted; a right key is never refused.
  update private.preview_links l set opened = l.opened + 1, opened_at = now()
  where l.key_hash = extensions.digest(convert_to(left(coalesce(open_preview.key, ''), 200), 'UTF8'), 'sha256')
    and l.revoked_at is null and l.expires_at > now()
  returning * into link;
  if not found then
    perform private.spend('preview', 'sender', private.sender());
    return null;
  end if;
  state := private.text_state(link.table_name, link.row_id);
  if state ->> 'row' is null or state -> 'row' ->> 'deleted_at' is not null then return null; end if;
  return jsonb_build_object('table', link.table_name, 'expires_at', link.expires_at,
    'text', (state -> 'row') - '{author_id,version,deleted_at}'::text[] ||
      (coalesce(state -> 'draft' -> 'changes', '{}') - 'author_id'));
end $$;
grant execute on function public.open_preview(text) to anon, authenticated, service_role;

/* Trigger after a text was deleted: deletes its links and requests. */
create function private.forget_shares() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  delete from private.preview_links l where l.table_name = tg_table_name and l.row_id = old.id;
  delete from private.text_reviews r where r.table_name = tg_table_name and r.row_id = old.id;
  return null;
end $$;

create trigger forget_shares after delete on public.articles for each row execute function private.forget_shares();

create trigger forget_shares after delete on public.cms_pages for each row execute function private.forget_shares();

insert into private.limits (action, scope, max_count, period) values ('preview', 'sender', 60, '1 hour');
