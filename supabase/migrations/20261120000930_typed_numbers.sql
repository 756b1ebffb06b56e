-- Numbers that stand typed in where a name would follow the settings.

/* Texts that visitors read or may read, working copies of pages too, in both languages, with what staff find them by. */
create view private.body_texts as
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
  select 'site_settings', s.id, null, s.site_name, l.code, concat_ws(' ', s.privacy ->> ('text' || l.ending), s.appeal_fee ->> ('note' || l.ending))
    from public.site_settings s, private.languages() l
  union all
  select 'message_templates', t.id, null, t.purpose, l.code, to_jsonb(t) ->> ('body' || l.ending)
    from public.message_templates t, private.languages() l;

create function public.texts_with(value text, unit text default 'words')
returns table (kind text, id uuid, slug text, title text, language text, excerpt text)
language plpgsql stable security definer set search_path = '' as $$
declare
  -- Letters, digits and blanks mean themselves; everything else may mean something in a pattern.
  quoted constant text := regexp_replace(btrim(left(value, 300)), '([^[:alnum:][:space:]])', '\\\1', 'g');
  pattern text;
begin
  perform private.require_role('admin', 'editor');
  if unit is null or unit not in ('days', 'months', 'years', 'rupiah', 'words') then perform private.refuse('field.invalid', 'unit'); end if;
  if quoted is null or quoted = '' or (unit <> 'words' and quoted !~ case unit when 'rupiah' then '^[0-9]{1,12}$' else '^[0-9]{1,4}$' end) then perform private.refuse('field.invalid', 'value'); end if;
  pattern := case unit when 'days' then '\m' || quoted || '\s+(?:hari|working days?|days?)\M'
    when 'months' then '\m' || quoted || '\s+(?:bulan|months?)\M'
    when 'years' then '\m' || quoted || '\s+(?:tahun|years?)\M'
    -- 'Rp315.000', 'Rp 315,000', but not 'Rp315.000.000'.
    when 'rupiah' then 'Rp\s?' || replace(to_char(quoted::bigint, 'FM999,999,999,999'), ',', '[.,]') || '(?![.,]?[0-9])'
    else regexp_replace(quoted, '\s+', '\\s+', 'g') end;
  return query
    select b.kind, b.id, b.slug, b.title, b.language, substring(b.words from '(?i).{0,60}' || pattern || '.{0,60}')
    from private.body_texts b where b.words ~* pattern order by b.kind, b.title, b.language limit 100;
end $$;
comment on function public.texts_with(text, text) is
$c$Admins and editors: the texts of the body in which something is typed in: value with a unit behind it ('days', 'months',
'years'), as an amount ('rupiah'), or anywhere ('words'). For a number of the settings that has changed. Returns kind (the table), id, slug (of pages), title, language, excerpt; at most
100. Errors: 42501, P0001 field.invalid (unit; value: empty, or no number of a unit).$c$;
revoke all on function public.texts_with(text, text) from public;
grant execute on function public.texts_with(text, text) to authenticated;
