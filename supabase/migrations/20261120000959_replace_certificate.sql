-- A certificate that is replaced says by which one; both are written together or not at all.

/* Admins and editors: the certificate becomes diganti, with a reason and the day it counts from (today when not
   given), and names the one that replaces it, which is neither itself nor in the trash. */
create function public.replace_certificate(certificate_id uuid, replacement_id uuid, reason text, effective_on date default null)
returns void language plpgsql set search_path = '' as $$
begin
  perform private.require_role('admin', 'editor');
  if replacement_id = certificate_id or not exists (
    select from public.certificates c where c.id = replacement_id and c.deleted_at is null
  ) then
    raise exception using errcode = 'P0001', constraint = 'certificates_replacement',
      message = 'Another certificate must replace it: constraint "certificates_replacement"';
  end if;
  if coalesce(btrim(reason), '') <> '' then perform set_config('register.reason', btrim(reason), true); end if;
  update public.certificates c set replaced_by = replacement_id where c.id = certificate_id;
  perform public.set_certificate_status(certificate_id, 'diganti', reason, effective_on);
end $$;
comment on function public.replace_certificate(uuid, uuid, text, date) is 'Sets a certificate to diganti and names the one that replaces it.';
revoke execute on function public.replace_certificate(uuid, uuid, text, date) from public;
grant execute on function public.replace_certificate(uuid, uuid, text, date) to authenticated;
