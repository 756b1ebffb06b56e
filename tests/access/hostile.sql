-- Calls a function with many sets of arguments as the current role, and rolls back every call.
create schema hostile;
grant usage on schema hostile to anon, authenticated, service_role;

create function hostile.value(given text) returns text language sql as $$
  select case
    when given = '@deep' then repeat('[', 400) || repeat(']', 400)
    else replace(given, '@long', repeat('x%''\\"$', 16000)) end $$;

/* Counts the rows written by this transaction, with app_users counted separately. */
create function hostile.written(out everything bigint, out people bigint) language sql volatile security definer as $$
  select sum(n_tup_ins + n_tup_upd + n_tup_del), sum(n_tup_ins + n_tup_upd + n_tup_del) filter (where relname = 'app_users')
  from pg_stat_xact_user_tables $$;

/* [{argument: text or null}] → the result of each call: 'done', 'wrote' (rows), 'wrote people', 'type' (the
   argument cannot be cast), or SQLSTATE and message. */
create function hostile.call(name text, types jsonb, calls jsonb) returns table (place integer, answer text)
language plpgsql as $$
declare
  given jsonb;
  arguments text;
  casts text;
  before record;
  after record;
begin
  place := 0;
  for given in select value from jsonb_array_elements(calls) loop
    select coalesce(string_agg(format('%I => cast(hostile.value($1 ->> %L) as %s)', key, key, types ->> key), ', '), ''),
      coalesce(string_agg(format('cast(hostile.value($1 ->> %L) as %s)', key, types ->> key), ', '), '1')
      into arguments, casts from jsonb_object_keys(given) key;
    begin
      execute format('select %s', casts) using given;
      begin
        before := hostile.written();
        execute format('select count(*) from (select * from public.%I(%s)) answered', name, arguments) using given;
        after := hostile.written();
        raise exception using errcode = 'ZZ000', message = case
          when after.people is distinct from before.people then 'wrote people'
          when after.everything is distinct from before.everything then 'wrote' else 'done' end;
      exception when others then
        answer := case when sqlstate = 'ZZ000' then sqlerrm else sqlstate || ' ' || left(sqlerrm, 300) end;
      end;
    exception when others then
      answer := 'type';
    end;
    return next;
    place := place + 1;
  end loop;
end $$;
grant execute on all functions in schema hostile to anon, authenticated, service_role;
