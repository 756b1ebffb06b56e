-- The model texts, filled in and published; the numbers of the schemes.
update public.cms_pages set status = 'published', published_at = now() - interval '60 days',
  body = replace(replace(body::text, '[isi: nama lembaga]', 'LSBU Pilar Nusa'), '[isi: nama badan hukum]', 'PT Pilar Nusa Sertifikasi')::jsonb,
  body_en = replace(replace(body_en::text, '[fill in: name of the organisation]', 'Pilar Nusa'), '[fill in: legal name]', 'PT Pilar Nusa Sertifikasi')::jsonb;
-- A page begins with its published text.
delete from public.revisions where table_name = 'cms_pages' and version = 1;

update public.faq set is_published = true;
update public.rl_subclass set scheme_number = 'PS-PNS-' || code, scheme_edition = '2025';
