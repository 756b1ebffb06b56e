-- A person's notifications: the newest thousand, and the newest thousand unread ones. Each is looked up in its case or certificate, and
-- a body with 120,000 certificates tells its admins of some ten thousand a month: their bell, which asks every minute, took seconds.

create or replace function public.own_notices(page_number integer default 1, page_size integer default 25, unread_only boolean default false)
  returns table (id uuid, event text, kind text, number text, title text, address text, due_at timestamptz, is_over boolean,
    created_at timestamptz, read_at timestamptz, total integer, unread integer)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  rows_each constant integer := least(greatest(coalesce(page_size, 25), 1), 100);
begin
  perform private.require_handler();
  return query
  with newest as materialized (
    (select n.* from private.staff_notices n
      where n.person = auth.uid() and n.created_at > now() - interval '90 days'
      order by n.created_at desc, n.id limit 1000)
    union
    (select n.* from private.staff_notices n
      where n.person = auth.uid() and n.created_at > now() - interval '90 days' and n.read_at is null
      order by n.created_at desc, n.id limit 1000)
  ), seen as materialized (
    select n.id, n.event, n.kind, f.number, f.title, f.address, f.due_at, f.is_over, n.created_at, n.read_at
    from newest n
    cross join lateral private.notice_facts(n.event, n.kind, n.subject, n.moment, n.person) f
  ), counted as (
    select count(*) filter (where not coalesce(unread_only, false) or s.read_at is null)::integer as total,
      count(*) filter (where s.read_at is null)::integer as unread from seen s
  )
  select s.*, k.total, k.unread from seen s cross join counted k
  where not coalesce(unread_only, false) or s.read_at is null
  order by s.created_at desc, s.id
  limit rows_each offset (least(greatest(coalesce(page_number, 1), 1), 1000) - 1) * rows_each;
end $$;
comment on function public.own_notices(integer, integer, boolean) is
$c$What the caller was told of in the last ninety days, newest first, as far as they may still see it: a page of at most 100 rows, of the newest 1,000
and the newest 1,000 unread. Columns: see private.notice_facts(); total of the rows asked for and unread of all stand on each row. Admins and editors; 42501
for others.$c$;
