-- Mails that were given up: which they were, and another try once the provider works again.

/* Admins: the newest mails that were given up, with the case they told of. kind: complaint, appeal, contact. */
create function public.undelivered_mails(most integer default 20)
returns table (id uuid, kind text, case_id uuid, number text, event text, given_up_at timestamptz, last_error text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins see what could not be delivered';
  end if;
  return query
    select m.id, m.kind, m.case_id, c.number, m.event, m.given_up_at, m.last_error
    from private.outgoing_mails m
      left join lateral (
        select x.number from public.complaints x where m.kind = 'complaint' and x.id = m.case_id
        union all select x.number from public.appeals x where m.kind = 'appeal' and x.id = m.case_id
        union all select x.number from public.contact_submissions x where m.kind = 'contact' and x.id = m.case_id
      ) c on true
    where m.given_up_at is not null and m.sent_at is null
    order by m.given_up_at desc, m.id limit least(greatest(most, 1), 100);
end $$;

/* Admins: everything that was given up goes into the queue again, with all its attempts before it. How many. */
create function public.retry_mails() returns integer
language plpgsql security definer set search_path = '' as $$
declare again integer;
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins have mails sent again';
  end if;
  update private.outgoing_mails m set given_up_at = null, attempts = 0, next_attempt_at = now()
    where m.given_up_at is not null and m.sent_at is null;
  get diagnostics again = row_count;
  return again;
end $$;

revoke execute on function public.undelivered_mails(integer), public.retry_mails() from public, anon, authenticated;
grant execute on function public.undelivered_mails(integer), public.retry_mails() to authenticated;
