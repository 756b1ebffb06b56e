-- The list of fees says by name what the dashboard counts.

/* Staff: natures of the published scope without a fee that counts today (gaps), and numbers of the revoked decrees that fees of
   today rest on (revoked); one row. 42501: not staff. */
create function public.fee_faults() returns table (gaps text[], revoked text[])
language plpgsql stable set search_path = '' rows 1 as $$
begin
  if not private.has_role('admin', 'editor', 'viewer') then
    raise exception using errcode = '42501', message = 'Only staff may see what the fees lack';
  end if;
  return query select private.fee_gaps(), private.revoked_bases();
end $$;
comment on function public.fee_faults() is 'Natures without a fee, and revoked decrees that fees rest on. For staff.';
grant execute on function public.fee_faults() to authenticated;
