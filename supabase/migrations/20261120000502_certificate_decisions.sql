-- How a certificate's status changes, and how it leaves the register: with a reason, which the history keeps.

/* Who may change certificates: sets the status with a reason and the day it counts from (today when not given), which is not
   before the day of issue and not after today. 23514 without a reason · 42501 · P0001 certificate.day_wrong */
create function public.set_certificate_status(certificate_id uuid, new_status text, reason text default null, effective_on date default null)
returns void language plpgsql set search_path = '' as $$
begin
  if coalesce(btrim(reason), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  if effective_on > private.today()
    or exists (select from public.certificates c where c.id = certificate_id and effective_on < c.issued_on) then
    perform private.refuse('certificate.day_wrong', 'effective_on');
  end if;
  perform set_config('register.reason', btrim(reason), true),
    set_config('register.effective_on', coalesce(effective_on::text, ''), true);
  update public.certificates c set status = new_status where c.id = certificate_id;
  if not found then
    raise exception using errcode = '42501', message = 'No such certificate, or not yours to change';
  end if;
  perform set_config('register.reason', '', true), set_config('register.effective_on', '', true);
end $$;

/* Admins: takes a certificate out of the register, into the trash, with a reason; also one that has been public, which nobody
   can delete. Taking it from the trash shows it again. The public history of its company goes on telling of it.
   key: a random uuid of this act; sent again with it, it is done once.
   23514 without a reason · 42501 · P0001 submission.key_used · P0002 no such certificate outside the trash */
create function public.hide_certificate(certificate_id uuid, reason text, key uuid default null) returns void
language plpgsql set search_path = '' as $$
begin
  if not private.has_role('admin') then
    raise exception using errcode = '42501', message = 'Only admins take a certificate out of the register';
  end if;
  if coalesce(btrim(reason), '') = '' then
    raise exception using errcode = '23514', message = 'A reason is required', constraint = 'certificate_events_reason_required';
  end if;
  if private.was_sent(key, 'hide_certificate', jsonb_build_array(certificate_id, reason)) then return; end if;
  perform set_config('register.reason', left(btrim(reason), 2000), true);
  update public.certificates c set deleted_at = now() where c.id = certificate_id and c.deleted_at is null;
  if not found then raise exception using errcode = 'P0002', message = 'No such certificate outside the trash'; end if;
  perform set_config('register.reason', '', true);
end $$;
revoke execute on function public.hide_certificate(uuid, text, uuid) from public, anon;
grant execute on function public.set_certificate_status(uuid, text, text, date) to authenticated, service_role;
grant execute on function public.hide_certificate(uuid, text, uuid) to authenticated;
