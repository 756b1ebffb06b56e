-- Demo content of the inboxes: complete rows, dated relative to the day of seeding. Runs once, in one
-- transaction. Triggers are off, because they would sign, count and announce these rows.
set local session_replication_role = replica;

create function pg_temp.ago(days integer) returns timestamptz language sql as $$
  select now() - interval '1 hour' - make_interval(days => days) $$;

/* Returns the member of staff with this role. */
create function pg_temp.staff(role text) returns public.app_users language sql as $$
  select u from public.app_users u where u.role = staff.role and u.is_active limit 1 $$;

/* Returns the post of the staff member with this role. */
create function pg_temp.post(role text) returns text language sql as $$
  select case role when 'admin' then 'Kepala Sekretariat' when 'editor' then 'Staf Layanan Pengaduan' end $$;

create function pg_temp.number_of(prefix text, n integer) returns text language sql as $$
  select format('%s-%s-%s', prefix, extract(year from private.today()), lpad(n::text, 6, '0')) $$;

/* Returns the id of a case, the same each time the demo is seeded. */
create function pg_temp.case_id(prefix text, n integer) returns uuid language sql as $$
  select md5(prefix || n)::uuid $$;

create function pg_temp.declaration() returns text language sql as $$
  select 'Saya tidak menilai, meninjau, atau memutus hal yang menjadi pokok perkara ini, dan dalam dua tahun terakhir tidak '
    || 'bekerja pada atau menjadi konsultan bagi pihak yang terlibat di dalamnya.' $$;
