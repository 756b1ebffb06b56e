-- Old numbers are looked for in every text of the body that visitors read, news excepted: they say what was so on their day.

/* The texts of a flat object in one language, by the ending of its keys: '' for the first language, '_en' for English. */
create function private.words_of_language(texts jsonb, ending text) returns text language sql stable set search_path = '' as $$
  select string_agg(t.said, ' ' order by t.key) from jsonb_each_text(coalesce(texts, '{}')) t (key, said)
  where case when ending <> '' then right(t.key, char_length(ending)) = ending
    else not exists (select from private.languages() l where l.ending <> '' and right(t.key, char_length(l.ending)) = l.ending) end $$;

/* Texts that visitors read or may read, working copies of pages too, in both languages, with what staff find them by. */
create or replace view private.body_texts as
  select 'cms_pages' as kind, p.id, p.slug, p.title, l.code as language, private.document_text(to_jsonb(p) -> ('body' || l.ending)) as words
    from public.cms_pages p, private.languages() l where p.deleted_at is null
  union all
  select 'drafts', p.id, p.slug, p.title, l.code, private.document_text(d.changes -> ('body' || l.ending))
    from public.drafts d join public.cms_pages p on d.table_name = 'cms_pages' and p.id = d.row_id, private.languages() l
    where p.deleted_at is null
  union all
  select 'faq', f.id, null, f.question, l.code, private.document_text(to_jsonb(f) -> ('answer' || l.ending))
    from public.faq f, private.languages() l where f.deleted_at is null
  union all
  select 'alur_sertifikasi', a.id, null, a.title, l.code, concat_ws(' ', r.texts ->> ('description' || l.ending), r.texts ->> ('documents' || l.ending),
      r.texts ->> ('output' || l.ending), a.outcome ->> ('approved' || l.ending), a.outcome ->> ('revision' || l.ending), a.outcome ->> ('rejected' || l.ending))
    from public.alur_sertifikasi a, to_jsonb(a) r (texts), private.languages() l where a.deleted_at is null
  union all
  select 'fees', f.id, null, f.qualification, l.code, to_jsonb(f) ->> ('note' || l.ending)
    from public.fees f, private.languages() l where f.deleted_at is null
  union all
  select 'hero_slides', h.id, null, h.title, l.code, concat_ws(' ', r.texts ->> ('title' || l.ending), r.texts ->> ('subtitle' || l.ending),
      r.texts ->> ('cta_primary_text' || l.ending), r.texts ->> ('cta_secondary_text' || l.ending))
    from public.hero_slides h, to_jsonb(h) r (texts), private.languages() l where h.deleted_at is null
  union all
  select 'struktur_organisasi', o.id, null, o.position, l.code, to_jsonb(o) ->> ('bio' || l.ending)
    from public.struktur_organisasi o, private.languages() l where o.deleted_at is null
  union all
  select 'legalitas', p.id, null, p.title, l.code, to_jsonb(p) ->> ('description' || l.ending)
    from public.legalitas p, private.languages() l where p.deleted_at is null
  union all
  select 'rl_subclass', s.id, null, s.code, l.code, to_jsonb(s) ->> ('description' || l.ending)
    from public.rl_subclass s, private.languages() l where s.deleted_at is null
  union all
  select 'site_settings', s.id, null, s.site_name, l.code, concat_ws(' ', s.privacy ->> ('text' || l.ending), s.appeal_fee ->> ('note' || l.ending))
    from public.site_settings s, private.languages() l
  union all
  select 'home', s.id, null, s.site_name, l.code, concat_ws(' ', s.site ->> ('tagline' || l.ending), private.words_of_language(s.site -> 'home', l.ending))
    from public.site_settings s, private.languages() l
  union all
  select 'promotion', s.id, null, s.site_name, l.code, concat_ws(' ', s.promo ->> ('title' || l.ending), s.promo ->> ('text' || l.ending))
    from public.site_settings s, private.languages() l
  union all
  select 'wordings', s.id, null, s.site_name, l.code, private.words_of_language(s.certificates, l.ending)
    from public.site_settings s, private.languages() l
  union all
  select 'message_templates', t.id, null, t.purpose, l.code, to_jsonb(t) ->> ('body' || l.ending)
    from public.message_templates t, private.languages() l;
