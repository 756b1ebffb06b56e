/* Anyone: the provinces that companies in the register are in, for the filter; each step skips to the next one along the
   index instead of reading all companies. */
create function public.register_provinces() returns setof text language sql stable set search_path = '' as $$
  with recursive place as (
    (select c.province from public.clients c where c.is_published and c.deleted_at is null order by c.province limit 1)
    union all
    select (select c.province from public.clients c where c.is_published and c.deleted_at is null and c.province > place.province
      order by c.province limit 1)
    from place where place.province is not null
  )
  select province from place where province <> '' limit 200 $$;
comment on function public.register_provinces() is 'Provinces of the companies in the register.';
revoke execute on function public.register_provinces() from public;
grant execute on function public.register_provinces() to anon, authenticated, service_role;
