-- The limit of pictures holds on a hosted project too: its storage service asks before an upload with the length that was announced, and
-- writes the finished row past every rule.

create or replace function private.is_fitting_media(metadata jsonb) returns boolean
language sql immutable set search_path = '' as $$
  select case when metadata ->> 'mimetype' = 'application/pdf' then true
    else coalesce((metadata ->> 'size')::bigint, (metadata ->> 'contentLength')::bigint, 0) <= private.picture_max_bytes() end $$;
