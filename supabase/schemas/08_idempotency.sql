-- A browser gives each thing it sends a key (a random uuid); the first that carries it is carried out, and whoever
-- sends the
-- same again is answered as the first time. New rows of lists have their own id as the key.
create table private.submissions (
  key uuid primary key,
  sender uuid,
  content bytea not null,
  answer jsonb,
  created_at timestamptz not null default now()
);
comment on table private.submissions is
$c$Submissions that came with a key, kept for 30 days. sender: the account, null for visitors. content: a keyed hash of
what was sent. answer: what the
function answered, where it has to be kept; never words of a case, a code or anything about a person.$c$;
create index submissions_old on private.submissions (created_at);
alter table private.submissions enable row level security;

/*
 * True when this was sent before, with the same content and by the same sender; from then on it counts as sent. The
   second of two
 * at the same moment waits for the first. Without a key nothing is compared: false.
 * Refuses submission.key_used where the key came with other content or from somebody else.
 */
create function private.was_sent(key uuid, action text, content jsonb, sender uuid default auth.uid()) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
declare
  hash bytea;
begin
  if key is null then return false; end if;
  hash := private.keyed_hash('sent by ' || action, content::text);
  insert into private.submissions as s (key, sender, content) values (was_sent.key, was_sent.sender, hash)
    on conflict do nothing;
  if found then return false; end if;
  if not exists (select from private.submissions s
    where s.key = was_sent.key and s.content = hash and s.sender is not distinct from was_sent.sender) then
    perform private.refuse('submission.key_used', 'key');
  end if;
  return true;
end $$;
grant execute on function private.was_sent(uuid, text, jsonb, uuid) to authenticated;

/* Keeps the answer for whoever sends the same again, and returns it. */
create function private.keep_answer(key uuid, answer jsonb) returns jsonb
language sql volatile security definer set search_path = '' as $$
  update private.submissions s set answer = keep_answer.answer where s.key = keep_answer.key;
  select keep_answer.answer
$$;
grant execute on function private.keep_answer(uuid, jsonb) to authenticated;

create function private.kept_answer(key uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select s.answer from private.submissions s where s.key = kept_answer.key
$$;
grant execute on function private.kept_answer(uuid) to authenticated;

/* Before insert on a table that staff add to through the API, before any other trigger: the same row sent again is
   passed over.
   A request brings at most 1,000 rows: others wait while it is carried out. Refuses rows.too_many at the first one
   beyond. */
create function private.add_row_once() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  added integer := coalesce(nullif(current_setting('request.rows_added', true), ''), '0')::integer + 1;
begin
  if added > 1000 then perform private.refuse('rows.too_many'); end if;
  perform set_config('request.rows_added', added::text, true);
  if private.was_sent(new.id, tg_table_name, to_jsonb(new) - '{created_at,updated_at}'::text[]) then
    return null;
  end if;
  return new;
end $$;

create function public.was_recorded(key uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_post();
  -- Trying to take the key waits for a submission that is being carried out; what was taken is given back at once.
  insert into private.submissions (key, content) values (was_recorded.key, '');
  raise exception using errcode = 'ZZ000';
exception
  when sqlstate 'ZZ000' or not_null_violation then return false;
  when unique_violation then
    return exists (select from private.submissions s
      where s.key = was_recorded.key and (s.sender is null or s.sender = auth.uid()));
end $$;
comment on function public.was_recorded(uuid) is
$c$True when what was sent with this key has been carried out: asked by a page whose answer was lost. Everybody, of what
they sent themselves;
a key that is unknown, or of another account, is false. What is being carried out at the moment is waited for. Known for
30 days.
Errors P0001: method.not_allowed.$c$;
grant execute on function public.was_recorded(uuid) to anon, authenticated, service_role;
