-- The version of the privacy notice stands for its words: consents are recorded under it, and are worth what it says.

create table private.privacy_notices (
  version text primary key,
  text text not null,
  text_en text not null,
  set_at timestamptz not null default now()
);
comment on table private.privacy_notices is
  'The words of every version of the notice that was ever in force; the consent of a case names its version. Read by whoever runs the database.';
alter table private.privacy_notices enable row level security;
revoke all on private.privacy_notices from public, anon, authenticated;

/*
 * Before the settings are written: words under a version that stood for others get a new one, the month of the office and from
 * the second on a count (2026-11, 2026-11.2). A version of one's own choice stays, as long as it is not taken.
 */
create function private.number_notice() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  words constant text[] := array[coalesce(new.privacy ->> 'text', ''), coalesce(new.privacy ->> 'text_en', '')];
  chosen text := new.privacy ->> 'notice_version';
  month constant text := to_char(private.today(), 'YYYY-MM');
  count integer := 0;
begin
  -- The table's check refuses it.
  if not coalesce(private.is_privacy(new.privacy), false) then return new; end if;
  while exists (select from private.privacy_notices n where n.version = chosen and array[n.text, n.text_en] <> words) loop
    count := count + 1;
    chosen := month || case when count > 1 then '.' || count else '' end;
  end loop;
  insert into private.privacy_notices (version, text, text_en) values (chosen, words[1], words[2]) on conflict (version) do nothing;
  new.privacy := new.privacy || jsonb_build_object('notice_version', chosen);
  return new;
end $$;
create trigger number_notice before insert or update of privacy on public.site_settings
  for each row execute function private.number_notice();
