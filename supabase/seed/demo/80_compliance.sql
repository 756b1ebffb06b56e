-- Reviews from today and earlier months, one of them more than a year old.
insert into public.compliance_reviews (code, note, reviewer_name, created_at)
select r.code, r.note, 'Laras Puspita', clock_timestamp() - r.age
from (values
  ('rights', null, interval '14 months'),
  ('fees', 'Sesuai keputusan menteri tentang tarif.', interval '7 months'),
  ('financing', null, interval '7 months'),
  ('impartiality', 'Pernyataan direktur utama diperbarui.', interval '5 months'),
  ('scheme', null, interval '0'),
  ('process', 'Tahap surveilans ditambahkan.', interval '0'),
  ('rules', null, interval '0'),
  ('complaints', null, interval '0'),
  ('appeals', null, interval '0'),
  ('tracking', null, interval '0'),
  ('legal_status', 'Akreditasi diperiksa di situs KAN.', interval '0'),
  ('organization', null, interval '0')
) as r (code, note, age);
