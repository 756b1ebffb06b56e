-- Checks of the published texts about public duties (ISO/IEC 17065). They only look for words;
-- a person judges the text.

/* Returns true for an empty value, or a filler such as '-', 'x', 'tbd' or 'belum ada'. */
create function private.is_filler(value text) returns boolean language sql immutable set search_path = '' as $$
  select coalesce(btrim(lower(value), E' \t\r\n.,:;-–—_/*()[]?!') ~
    ('^(|x+|n/?a|nihil|kosong|none|nil|tb[acd]|to ?do|pending|tes|test|contoh|example|lorem ipsum.*|menyusul|segera'
    || '|(belum|tidak)( ada| terbit| tersedia| diisi)?|(masih |sedang )?(dalam proses|diproses)|in (progress|process)'
    || '|(not|none) (yet|available|yet available)|coming soon)$'), true)
$$;
grant execute on function private.is_filler(text) to authenticated;

/* Returns true if the English text of a page is in English: at least 300 characters, different from the Indonesian
   text, and with some very common English words. */
create function private.is_english(english text, indonesian text) returns boolean
language sql immutable set search_path = '' as $$
  select char_length(btrim(w.english)) >= 300 and w.english <> lower(btrim(coalesce(is_english.indonesian, '')))
    and regexp_count(w.english, '\m(the|of|and|to|a|is|are|in|for|by|we|you)\M') >= 8
  from (select lower(btrim(coalesce(is_english.english, ''))) as english) w
$$;
grant execute on function private.is_english(text, text) to authenticated;

/* Returns the page of each duty. */
create function private.duty_pages() returns table (code text, slug text)
language sql immutable set search_path = '' as $$
  values ('rules', 'alur'), ('changes', 'alur'), ('financing', 'biaya'), ('liability', 'biaya'),
    ('rights', 'hak-kewajiban'),
    ('marks', 'hak-kewajiban'), ('impartiality', 'tentang'), ('nondiscrimination', 'tentang'),
      ('confidentiality', 'tentang'),
    ('complaints', 'prosedur-keluhan-banding'), ('appeals', 'prosedur-keluhan-banding'),
      ('privacy', 'kebijakan-privasi'),
    ('records', 'kebijakan-privasi')
$$;
grant execute on function private.duty_pages() to authenticated;

/* Returns the subjects that the Indonesian texts of these pages must cover, in a heading or anywhere. pattern: regular
   expression for lower-case text. */
create function private.duty_subjects() returns table (code text, subject text, is_heading boolean, pattern text)
language sql immutable set search_path = '' as $$
  values
    ('rules', 'granting', true, 'pemberian'), ('rules', 'maintaining', true, 'pemelihara'),
      ('rules', 'extending', true, 'perluasan'),
    ('rules', 'reducing', true, 'pengurangan'), ('rules', 'suspending', true, 'pembekuan'),
      ('rules', 'withdrawing', true, 'pencabutan'),
    ('rules', 'refusing', true, 'penolakan'),
    ('changes', 'duration', true, 'jangka waktu'),
      ('changes', 'ending', false, '(pembekuan|penangguhan)[^.]*(diakhiri|berakhir)'),
    ('changes', 'publishing', false, 'daftar klien|diumumkan'),
      ('changes', 'final', false, '(dicabut|pencabutan)[^.]*(tidak|bersifat tetap|final)'),
    ('changes', 'told', false, 'diberi ?tahu|pemberitahuan kepada pemegang'),
    ('liability', 'liability', true, 'tanggung gugat|tanggung jawab hukum'),
    ('rights', 'rights', true, '\mhak\M'), ('rights', 'duties', true, 'kewajiban'),
      ('rights', 'requirements', false, 'memenuhi persyaratan'),
    ('rights', 'access', false, 'akses'), ('rights', 'observers', false, 'pengamat'),
    ('rights', 'investigation', false, '(penyelidikan|pemeriksaan|investigasi)[^.]*keluhan'),
      ('rights', 'changes', false, 'perubahan'),
    ('rights', 'copies', false, 'salinan'), ('rights', 'returning', false, 'mengembalikan'),
      ('rights', 'media', false, 'media|iklan|brosur'),
    ('rights', 'records', false, 'catatan keluhan'),
    ('marks', 'use', true, 'penggunaan'), ('marks', 'scope', false, 'subklasifikasi|ruang lingkup'),
      ('marks', 'misleading', false, 'menyesatkan'),
    ('marks', 'kan', false, 'simbol akreditasi|simbol kan'), ('marks', 'permission', false, 'izin'),
      ('marks', 'sanction', false, 'sanksi|tindakan'),
    ('impartiality', 'impartiality', true, 'ketidakberpihakan'),
    ('nondiscrimination', 'nondiscrimination', true, 'diskriminasi|terbuka bagi'),
    ('confidentiality', 'confidentiality', true, 'kerahasiaan'),
      ('confidentiality', 'public', false, 'diumumkan|terbuka'),
    ('confidentiality', 'law', false, 'hukum|undang-undang'),
    ('complaints', 'receipt', true, 'penerimaan|menyampaikan'), ('complaints', 'investigation', true, 'pemeriksaan'),
    ('complaints', 'decision', true, 'keputusan'), ('complaints', 'independence', false, 'tidak terlibat'),
    ('complaints', 'follow_up', true, 'tindak lanjut'), ('complaints', 'outside', true, 'saluran lain'),
    ('appeals', 'appeals', true, 'banding'), ('appeals', 'independence', false, 'tidak terlibat'),
      ('appeals', 'effect', false, 'keputusan semula'),
    ('privacy', 'controller', true, 'pengendali'), ('privacy', 'data', true, 'data yang'),
      ('privacy', 'technical', false, 'alamat ip'),
    ('privacy', 'recipients', true, 'penerima'), ('privacy', 'abroad', false, 'luar negeri|luar wilayah'),
      ('privacy', 'breach', false, 'kegagalan pelindungan'),
    ('privacy', 'basis', true, 'dasar'), ('privacy', 'retention', true, 'masa simpan'),
      ('privacy', 'rights', true, '\mhak\M'), ('records', 'kept', false, 'catatan')
$$;
grant execute on function private.duty_subjects() to authenticated;

/* Returns four checks of each page. page: it is published and has text. subjects: it contains words of all required
   subjects (missing: the others). gaps: it contains no placeholder of a model text. english: see private.is_english. */
create function private.written_tests() returns table (code text, test text, is_met boolean, missing text[])
language sql stable set search_path = '' as $$
  with written as (
    select d.code, coalesce(private.document_text(p.body) ~ '\S', false) as is_there,
      lower(coalesce(private.document_text(p.body), '')) as words,
      private.is_english(private.document_text(p.body_en), private.document_text(p.body)) as is_english,
      lower(coalesce(private.document_text(p.body), '') || ' ' ||
        coalesce(private.document_text(p.body_en), '')) as all_words,
      (select coalesce(string_agg(lower(private.document_text(b.value)), E'\n'), '')
        from jsonb_array_elements(p.body -> 'content') b (value)
        where b.value ->> 'type' = 'heading') as headings
    from private.duty_pages() d
      left join public.cms_pages p on p.slug = d.slug and p.status = 'published' and p.published_at <= now()
        and p.deleted_at is null
  ), lacking as (
    select w.code, coalesce(array_agg(s.subject order by s.place) filter (where not case when s.is_heading
      then w.headings else w.words end ~ s.pattern), '{}') as missing
    from written w
      join private.duty_subjects() with ordinality s (code, subject, is_heading, pattern, place) on s.code = w.code
        group by w.code
  )
  select w.code, 'page', w.is_there, '{}'::text[] from written w
  union all select l.code, 'subjects', l.missing = '{}', l.missing from lacking l
  union all select w.code, 'english', coalesce(w.is_english, false), '{}' from written w
  union all select w.code, 'gaps', w.is_there and not private.has_gap(w.all_words), '{}' from written w
$$;
grant execute on function private.written_tests() to authenticated;

/* Returns the duties that have no page or record on this site. A person confirms them. */
create function private.attested_duties() returns text[] language sql immutable set search_path = '' as $$
  select '{agreement,assessors,outsourcing,scheme_changes,committee_meetings,management_review}'::text[]
$$;
grant execute on function private.attested_duties() to authenticated;

/* Returns the duties that need the verdict of a person: those without a page or record, and those whose checks only
   look for words. */
create function private.judged_duties() returns table (code text) language sql immutable set search_path = '' as $$
  select d.code from private.duty_pages() d union select unnest('{organization,surveillance}'::text[])
  union select unnest(private.attested_duties())
$$;
grant execute on function private.judged_duties() to authenticated;
