/* Staff: the numbers of the dashboard. A function, so that viewers get the numbers and none of the rows. */
create function public.dashboard_counts() returns table (
  total_clients integer, published_articles integer, new_complaints integer, new_appeals integer, unread_messages integer
) language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff may see the dashboard';
  end if;
  return query select
    (select count(*)::integer from public.clients where deleted_at is null),
    (select count(*)::integer from public.articles where status = 'published' and published_at <= now() and deleted_at is null),
    (select count(*)::integer from public.complaints where status = 'baru' and spam_at is null),
    (select count(*)::integer from public.appeals where status = 'baru' and spam_at is null),
    (select count(*)::integer from public.contact_submissions where status = 'baru' and spam_at is null);
end $$;

/* Who may change the table: puts the rows in the given order, 1, 2, 3 …; all or none. Only the sorted lists; rows not
   named keep their place. The caller's own policies decide what may be changed.
   22023 not a sorted list, or an id named twice · P0002 an id that is not there · 42501 not yours to change */
create function public.reorder(table_name text, ids uuid[]) returns void
language plpgsql set search_path = '' as $$
declare place text; found_rows integer; locked_rows integer;
begin
  place := case
    when table_name in ('navigation_menus', 'hero_slides', 'rl_categories', 'rl_subclass', 'fees', 'legalitas', 'faq') then 'sort_order'
    when table_name = 'struktur_organisasi' then 'order'
    when table_name = 'alur_sertifikasi' then 'step_order' end;
  if place is null then
    raise exception using errcode = '22023', message = 'Not a sorted list';
  end if;
  if array_position(ids, null) is not null or cardinality(ids) > 1000
    or cardinality(ids) <> (select count(distinct id) from unnest(ids) id) then
    raise exception using errcode = '22023', message = 'Each id once, at most 1000';
  end if;
  execute format('select count(*) from public.%I where id = any ($1)', table_name) into found_rows using ids;
  if found_rows <> cardinality(ids) then
    raise exception using errcode = 'P0002', message = 'One of the entries is not there any more';
  end if;
  -- Locking asks the update policies; the order of ids keeps two reorderings from waiting for each other in a circle.
  execute format('select count(*) from (select from public.%I where id = any ($1) order by id for update) l', table_name)
    into locked_rows using ids;
  if locked_rows <> cardinality(ids) then
    raise exception using errcode = '42501', message = 'You may not change this list';
  end if;
  execute format(
    'update public.%1$I t set %2$I = n.place from unnest($1) with ordinality n (id, place) where t.id = n.id and t.%2$I <> n.place',
    table_name, place) using ids;
end $$;

grant execute on function public.dashboard_counts(), public.reorder(text, uuid[]) to authenticated, service_role;
