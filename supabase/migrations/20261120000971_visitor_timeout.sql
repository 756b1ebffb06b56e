-- No request of a visitor holds the database longer than a second, whatever it asks (a pattern that backtracks, a list of everything). The API
-- applies a role's settings to each of its requests; what the site itself asks takes a tenth of that.
do $$
begin
  if not exists (
    select from pg_catalog.pg_db_role_setting s
    where s.setrole = 'anon'::regrole and s.setdatabase = 0 and 'statement_timeout=1s' = any (s.setconfig)
  ) then
    alter role anon set statement_timeout = '1s';
  end if;
exception
  -- Roles belong to the whole server: another database may be saying the same at this moment.
  when insufficient_privilege or internal_error then raise warning 'statement_timeout of anon: %', sqlerrm;
end $$;
notify pgrst, 'reload config';
