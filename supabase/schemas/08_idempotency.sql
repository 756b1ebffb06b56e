-- A browser sends each request with a key (a random uuid). The first request with a key is executed;
-- repetitions get the same response. New rows of lists use their id as the key.
create table private.submissions (
  key uuid primary key,
  sender uuid,
  content bytea not null,
  answer jsonb,
  created_at timestamptz not null default now()
);
comment on table private.submissions is
  'Idempotency keys, kept for 30 days. sender: the account, null for visitors. content: a keyed hash of the request. '
  'answer: the response if it must be repeated; never personal data, texts or codes.';
create index submissions_old on private.submissions (created_at);
alter table private.submissions enable row level security;

/* Returns true if this request was executed before. Otherwise marks the key as used; a concurrent second request waits.
   Returns false without a key. Refuses with submission.key_used if the key was used with other content or by another
   sender. */
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

/* Stores the response for repetitions, and returns it. */
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

/* Trigger before insert, the first on tables that staff insert into: skips a row that was inserted before. Refuses with
   rows.too_many a request with more than 1,000 rows. */
create function private.add_row_once() returns trigger language plpgsql security definer set search_path = '' as $$
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

/* For everyone: returns true if the caller's request with this key was executed; waits for one in progress. Returns
   false for unknown keys and those of other accounts. Keys are stored for 30 days. Pages call it when a response was
   lost. Errors: P0001 method.not_allowed. */
create function public.was_recorded(key uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_post();
  -- Inserting the key waits for a concurrent request with the same key; the exception block undoes it.
  insert into private.submissions (key, content) values (was_recorded.key, '');
  raise exception using errcode = 'ZZ000';
exception
  when sqlstate 'ZZ000' or not_null_violation then return false;
  when unique_violation then
    return exists (select from private.submissions s
      where s.key = was_recorded.key and (s.sender is null or s.sender = auth.uid()));
end $$;
grant execute on function public.was_recorded(uuid) to anon, authenticated, service_role;
