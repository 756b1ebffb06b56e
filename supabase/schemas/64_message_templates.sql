/* Returns true for a text of at most 5,000 characters with known {placeholders} only. */
create function private.is_template(value text) returns boolean language sql immutable set search_path = '' as $$
  select private.is_text(value, 5000) and not exists (
    select from regexp_matches(value, '\{[^{}]*\}', 'g') found (word)
    where found.word[1] <> all ('{"{nomor}","{nama}","{judul}","{diterima}","{jawaban}","{batas}","{situs}"}'::text[]))
$$;
grant execute on function private.is_template(text) to authenticated, service_role;

create table public.message_templates (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('complaint', 'appeal', 'contact')),
  purpose text not null check (purpose in ('received', 'question', 'progress', 'delay', 'thanks', 'answer',
    'referral')),
  body text not null check (private.is_template(body)),
  body_en text check (private.is_template(body_en)),
  default_body text not null check (private.is_template(default_body)),
  default_body_en text not null check (private.is_template(default_body_en)),
  sort_order integer not null check (sort_order > 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint one_template_for_each_purpose unique (kind, purpose)
);
comment on table public.message_templates is
  'Templates for messages to reporters, by kind of case and purpose. A blank English text falls back to Indonesian. '
  'Admins can change them and restore the default.';
alter table public.message_templates enable row level security;
grant select, update (body, body_en) on public.message_templates to authenticated;
grant select, insert, update, delete on public.message_templates to service_role;

call private.announce_changes('public.message_templates', 'staff');

create trigger touch before update on public.message_templates for each row execute function private.touch();

create trigger audit after insert or update or delete on public.message_templates
  for each row execute function private.write_audit();

create policy "case handlers read" on public.message_templates for select to authenticated
  using ((select private.has_role('admin', 'editor')));

create policy "admins change" on public.message_templates for update to authenticated
  using ((select private.has_role('admin'))) with check ((select private.has_role('admin')));

-- Only updates can be undone: templates are never added or deleted.
insert into private.content_tables (table_name, restorable) values ('message_templates', '{update}');

insert into public.message_templates (kind, purpose, sort_order, body, body_en, default_body, default_body_en)
select t.kind, t.purpose, row_number() over (), t.id, t.en, t.id, t.en
from (values
  ('complaint', 'received',
    E'Yth. {nama},\n\nKeluhan Anda {nomor} sudah kami baca dan sedang kami periksa. Hasil tertulis akan Anda terima '
    'paling lambat {batas}. Kami akan mengabari Anda lewat halaman lacak.\n\nTerima kasih.\n{situs}',
    E'Dear {nama},\n\nWe have read your complaint {nomor} and are looking into it. You will receive the written '
    'outcome by {batas}. We will keep you informed on the tracking page.\n\nThank you.\n{situs}'),
  ('complaint', 'question',
    E'Yth. {nama},\n\nUntuk melanjutkan pemeriksaan {nomor}, kami memerlukan keterangan berikut:\n\n[isi: keterangan '
    'yang diperlukan]\n\nSilakan '
    'membalas lewat halaman lacak.\n\n{situs}',
    E'Dear {nama},\n\nTo continue with {nomor} we need the following from you:\n\n[fill in: what you need]\n\nPlease '
    'reply on the tracking '
    'page.\n\n{situs}'),
  ('complaint', 'progress',
    E'Yth. {nama},\n\nPemeriksaan {nomor} masih berjalan. Yang sudah kami lakukan: [isi: yang sudah '
    'dilakukan]\n\nLangkah berikutnya: '
    '[isi: langkah berikutnya]\n\n{situs}',
    E'Dear {nama},\n\nWe are still investigating {nomor}. What we have done so far: [fill in: what has been '
    'done]\n\nWhat comes next: '
    '[fill in: the next step]\n\n{situs}'),
  ('complaint', 'delay',
    E'Yth. {nama},\n\nPemeriksaan {nomor} memerlukan waktu lebih lama dari yang kami janjikan ({batas}), karena: '
    '[isi: alasan]\n\nKami mohon maaf. Hasil tertulis akan Anda terima paling lambat: [isi: tanggal]\n\n{situs}',
    E'Dear {nama},\n\nThe investigation of {nomor} takes longer than we promised ({batas}), because: [fill in: '
    'reason]\n\nWe '
    'apologise. You will receive the written outcome by: [fill in: date]\n\n{situs}'),
  ('complaint', 'thanks',
    E'Yth. {nama},\n\nKeterangan Anda untuk {nomor} sudah kami terima. Pemeriksaan kami lanjutkan.\n\nTerima '
    'kasih.\n{situs}',
    E'Dear {nama},\n\nWe have received your information on {nomor} and are continuing the investigation.\n\nThank '
    'you.\n{situs}'),
  ('appeal', 'received',
    E'Yth. {nama},\n\nBanding Anda {nomor} sudah kami baca. Syarat dan kelengkapan dokumennya sedang kami periksa, dan '
    'kami menjawab paling lambat {jawaban}.\n\nTerima kasih.\n{situs}',
    E'Dear {nama},\n\nWe have read your appeal {nomor}. We are checking that it is complete and will answer by '
    '{jawaban}.\n\nThank you.\n{situs}'),
  ('appeal', 'question',
    E'Yth. {nama},\n\nUntuk memeriksa banding {nomor}, dokumen atau keterangan berikut masih kurang:\n\n[isi: dokumen '
    'atau keterangan yang kurang]\n\nSilakan '
    'mengirimkannya lewat halaman lacak. Batas waktu berhenti dihitung sampai kami menerimanya.\n\n{situs}',
    E'Dear {nama},\n\nFor your appeal {nomor} the following documents or information are still missing:\n\n[fill in: '
    'what is '
    'missing]\n\nPlease send them on the tracking page. The time limit is paused until we receive them.\n\n{situs}'),
  ('appeal', 'progress',
    E'Yth. {nama},\n\nBanding {nomor} sedang dinilai ulang oleh asesor yang tidak terlibat dalam keputusan semula. '
    'Yang sudah kami lakukan: [isi: yang sudah dilakukan]\n\nLangkah berikutnya: [isi: langkah berikutnya]\n\n{situs}',
    E'Dear {nama},\n\nYour appeal {nomor} is being re-assessed by an assessor who took no part in the original '
    'decision. What we have done so far: [fill in: what has been done]\n\nWhat comes next: [fill in: the next '
    'step]\n\n{situs}'),
  ('appeal', 'delay',
    E'Yth. {nama},\n\nPenilaian ulang banding {nomor} memerlukan waktu lebih lama dari yang kami janjikan ({batas}), '
    'karena: [isi: alasan]\n\nKami mohon maaf. Keputusan tertulis akan Anda terima paling lambat: [isi: '
    'tanggal]\n\n{situs}',
    E'Dear {nama},\n\nThe re-assessment of your appeal {nomor} takes longer than we promised ({batas}), because: '
    '[fill in: reason]\n\nWe apologise. You will receive the written decision by: [fill in: date]\n\n{situs}'),
  ('appeal', 'thanks',
    E'Yth. {nama},\n\nDokumen Anda untuk banding {nomor} sudah kami terima lengkap. Penilaian ulang dimulai, dan '
    'keputusannya akan Anda terima paling lambat {batas}.\n\nTerima kasih.\n{situs}',
    E'Dear {nama},\n\nWe have received all documents for your appeal {nomor}. The re-assessment begins, and you will '
    'receive the decision by {batas}.\n\nThank you.\n{situs}'),
  ('contact', 'answer',
    E'Yth. {nama},\n\nTerima kasih atas pesan Anda {nomor} tentang “{judul}”.\n\n[isi: jawaban]\n\nSalam,\n{situs}',
    E'Dear {nama},\n\nThank you for your message {nomor} about “{judul}”.\n\n[fill in: answer]\n\nKind regards,'
    '\n{situs}'),
  ('contact', 'referral',
    E'Yth. {nama},\n\nTerima kasih atas pesan Anda {nomor} tentang “{judul}”. Karena isinya sebuah keluhan, '
    'kami mencatatnya sebagai keluhan; Anda mendapat nomor, batas waktu, dan hasil tertulis.'
    '\n\nSalam,\n{situs}',
    E'Dear {nama},\n\nThank you for your message {nomor} about “{judul}”. As it is a complaint, we are '
    'recording it as one; you get a number, time limits and a written outcome.\n\nKind regards,'
    '\n{situs}')
) as t (kind, purpose, id, en);
