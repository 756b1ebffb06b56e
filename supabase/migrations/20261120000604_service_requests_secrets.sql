-- What nobody reads over the API: access codes, who sent how much, upload slots, identities and words kept in confidence.

create table private.hash_keys (name text primary key, key bytea not null default extensions.gen_random_bytes(32));
insert into private.hash_keys (name) values ('service requests');
comment on table private.hash_keys is
  'Keys for one-way hashes. Losing the row makes every access code invalid; it travels with the database backup.';

create function private.keyed_hash(purpose text, value text) returns bytea
  language sql stable security definer set search_path = ''
as $$
  select extensions.hmac(convert_to(purpose || ':' || value, 'UTF8'), k.key, 'sha256')
  from private.hash_keys k where k.name = 'service requests'
$$;

-- kind and case_id stand for a row of complaints, appeals or contact_submissions ('contact').
create table private.case_secrets (
  kind text not null check (kind in ('complaint', 'appeal', 'contact')),
  case_id uuid not null,
  number text not null unique,
  idempotency_key uuid not null,
  code_hash bytea,
  created_at timestamptz not null default now(),
  primary key (kind, case_id),
  unique (kind, idempotency_key)
);

create table private.case_identities (
  kind text not null check (kind in ('complaint', 'appeal')),
  case_id uuid not null,
  name text not null,
  email text,
  phone text,
  company text,
  primary key (kind, case_id)
);
comment on table private.case_identities is
  'Identity of confidential reporters, apart from the case: no select, search, audit entry or broadcast can carry it. unmask_case() reads it.';

create table private.case_texts (
  case_id uuid not null,
  part text not null,
  words text not null,
  primary key (case_id, part)
);
comment on table private.case_texts is
  'Words of confidential cases. part: a column of the case, or the id of an entry of its timeline or of a person involved.';
alter table private.case_texts enable row level security;
revoke all on private.case_texts from public, anon, authenticated, service_role;

create table private.upload_slots (
  path text primary key,
  kind text not null check (kind in ('complaint', 'appeal')),
  case_id uuid not null,
  place int not null default 1,
  file_name text not null,
  mime_type text not null,
  size_bytes bigint not null,
  expires_at timestamptz not null default now() + interval '72 hours',
  used boolean not null default false,
  to_delete boolean not null default false,
  network bytea,
  created_at timestamptz not null default now()
);
create index upload_slots_of_case on private.upload_slots (kind, case_id);
create index upload_slots_recent on private.upload_slots (created_at);
create index upload_slots_open on private.upload_slots (path) where not used;
comment on table private.upload_slots is
  'Paths in the bucket evidence that a submission handed out; anon may add exactly these objects, at most size_bytes large, until expires_at. network: a '
  'one-way hash of where they were announced from.';

/* Twelve letters and digits (60 bits), the same again for the same submission, so that it need not be stored. */
create function private.access_code(kind text, idempotency_key uuid) returns text
  language plpgsql stable security definer set search_path = ''
as $$
declare
  letters constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  bytes bytea := private.keyed_hash('access code ' || kind, idempotency_key::text);
  code text := '';
begin
  for i in 0..11 loop
    code := code || substr(letters, get_byte(bytes, i) % 32 + 1, 1);
    if i in (3, 7) then code := code || '-'; end if;
  end loop;
  return code;
end $$;

/* The same for the same application or certificate number however it is written, and no way back to it. */
create function private.hidden_application(number text) returns text
  language sql stable security definer set search_path = ''
as $$
  select 'RAHASIA-' || upper(left(encode(
    private.keyed_hash('application', upper(regexp_replace(hidden_application.number, '[^A-Za-z0-9]', '', 'g'))), 'hex'), 16))
$$;

/* Typed with or without hyphens, in small letters, with O for 0 and I or L for 1: the same code. */
create function private.code_hash(case_id uuid, code text) returns bytea
  language sql stable security definer set search_path = ''
as $$
  select private.keyed_hash('code of ' || case_id,
    translate(regexp_replace(upper(left(coalesce(code, ''), 40)), '[^A-Z0-9]', '', 'g'), 'OIL', '011'))
$$;
