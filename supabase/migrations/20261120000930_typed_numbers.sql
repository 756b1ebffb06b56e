-- Numbers that stand typed in where a name would follow the settings.

/* Texts that visitors read or may read, working copies of pages too, in both languages, with what staff find them by. */
create view private.body_texts as
  select 'cms_pages' as kind, p.id, p.slug, p.title, w.language, case w.language when 'en' then private.document_text(p.body_en)
      else private.document_text(p.body) end as words
    from public.cms_pages p, (values ('id'), ('en')) w (language) where p.deleted_at is null
  union all
  select 'drafts', p.id, p.slug, p.title, w.language, private.document_text(case w.language when 'en' then d.changes -> 'body_en' else d.changes -> 'body' end)
    from public.drafts d join public.cms_pages p on d.table_name = 'cms_pages' and p.id = d.row_id, (values ('id'), ('en')) w (language)
    where p.deleted_at is null
  union all
  select 'faq', f.id, null, f.question, w.language, case w.language when 'en' then private.document_text(f.answer_en)
      else private.document_text(f.answer) end
    from public.faq f, (values ('id'), ('en')) w (language) where f.deleted_at is null
  union all
  select 'alur_sertifikasi', a.id, null, a.title, w.language, case w.language
      when 'en' then concat_ws(' ', a.description_en, a.documents_en, a.output_en, a.outcome ->> 'approved_en', a.outcome ->> 'revision_en', a.outcome ->> 'rejected_en')
      else concat_ws(' ', a.description, a.documents, a.output, a.outcome ->> 'approved', a.outcome ->> 'revision', a.outcome ->> 'rejected') end
    from public.alur_sertifikasi a, (values ('id'), ('en')) w (language) where a.deleted_at is null
  union all
  select 'fees', f.id, null, f.qualification, w.language, case w.language when 'en' then f.note_en else f.note end
    from public.fees f, (values ('id'), ('en')) w (language) where f.deleted_at is null
  union all
  select 'site_settings', s.id, null, s.site_name, w.language, case w.language
      when 'en' then concat_ws(' ', s.privacy ->> 'text_en', s.appeal_fee ->> 'note_en') else concat_ws(' ', s.privacy ->> 'text', s.appeal_fee ->> 'note') end
    from public.site_settings s, (values ('id'), ('en')) w (language)
  union all
  select 'message_templates', t.id, null, t.purpose, w.language, case w.language when 'en' then t.body_en else t.body end
    from public.message_templates t, (values ('id'), ('en')) w (language);

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
