-- Reviews of earlier months, one of them more than a year old.
insert into public.compliance_reviews (code, note, reviewer_name, created_at)
select r.code, r.note, 'Laras Puspita', now() - r.age
from (values
  ('scheme', null, interval '4 months'),
  ('process', 'Tahap surveilans ditambahkan.', interval '4 months'),
  ('rules', null, interval '4 months'),
  ('fees', 'Sesuai keputusan menteri tentang tarif.', interval '7 months'),
  ('rights', null, interval '14 months'),
  ('complaints', null, interval '2 months'),
  ('appeals', null, interval '2 months'),
  ('legal_status', 'Akreditasi diperiksa di situs KAN.', interval '5 months')
) as r (code, note, age);
