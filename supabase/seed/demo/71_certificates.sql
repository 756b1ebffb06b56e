-- Certificates valid for three years, issued on past dates; those issued more than three years ago have
-- expired.
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, scheme_number, scheme_edition,
  decision_number, decided_on, decided_by)
select c.id, s.id, d.number, d.qualification, private.today() - d.age, private.today() - d.age + interval '3 years', s.scheme_number,
  case when extract(year from private.today() - d.age) > 2025 then '2025' else '2022' end,
  'SK-' || right(d.number, 5), private.today() - d.age - 2, 'Direktur Utama'
from (values
  ('9997000000000', 'RK002', 'PNS-RK002-00001', 'kecil', 445),
  ('9997000000000', 'BG002', 'PNS-BG002-00002', 'menengah', 324),
  ('9997000001371', 'BS010', 'PNS-BS010-00003', 'besar', 1345),
  ('9997000001371', 'GT002', 'PNS-GT002-00004', 'menengah', 658),
  ('9997000001371', 'BG006', 'PNS-BG006-00005', 'kecil', 229),
  ('9997000002742', 'BG009', 'PNS-BG009-00006', 'kecil', 760),
  ('9997000002742', 'BG006', 'PNS-BG006-00007', 'kecil', 320),
  ('9997000004113', 'PL003', 'PNS-PL003-00008', 'spesialis', 748),
  ('9997000004113', 'AR001', 'PNS-AR001-00009', 'kecil', 1049),
  ('9997000004113', 'BS004', 'PNS-BS004-00010', 'kecil', 476),
  ('9997000005484', 'BG005', 'PNS-BG005-00011', 'kecil', 79),
  ('9997000005484', 'PB007', 'PNS-PB007-00012', 'spesialis', 77),
  ('9997000006855', 'KK016', 'PNS-KK016-00013', 'spesialis', 735),
  ('9997000006855', 'KK011', 'PNS-KK011-00014', 'spesialis', 1141),
  ('9997000008226', 'KK011', 'PNS-KK011-00015', 'spesialis', 23),
  ('9997000008226', 'BG002', 'PNS-BG002-00016', 'kecil', 1001),
  ('9997000008226', 'PL001', 'PNS-PL001-00017', 'spesialis', 724),
  ('9997000009597', 'PB007', 'PNS-PB007-00018', 'spesialis', 908),
  ('9997000009597', 'BG002', 'PNS-BG002-00019', 'menengah', 700),
  ('9997000010968', 'BS001', 'PNS-BS001-00020', 'kecil', 1177),
  ('9997000010968', 'AR001', 'PNS-AR001-00021', 'besar', 973),
  ('9997000010968', 'BG002', 'PNS-BG002-00022', 'kecil', 319),
  ('9997000012339', 'RK001', 'PNS-RK001-00023', 'kecil', 49),
  ('9997000012339', 'BS010', 'PNS-BS010-00024', 'menengah', 230),
  ('9997000013710', 'BS004', 'PNS-BS004-00025', 'kecil', 1046),
  ('9997000013710', 'PB007', 'PNS-PB007-00026', 'spesialis', 512),
  ('9997000015081', 'BS005', 'PNS-BS005-00027', 'menengah', 881),
  ('9997000015081', 'KK016', 'PNS-KK016-00028', 'spesialis', 1047),
  ('9997000015081', 'BG009', 'PNS-BG009-00029', 'kecil', 330),
  ('9997000016452', 'RK001', 'PNS-RK001-00030', 'kecil', 372),
  ('9997000016452', 'BS004', 'PNS-BS004-00031', 'kecil', 1384),
  ('9997000017823', 'AR001', 'PNS-AR001-00032', 'kecil', 587),
  ('9997000017823', 'BG001', 'PNS-BG001-00033', 'kecil', 220),
  ('9997000017823', 'PL001', 'PNS-PL001-00034', 'spesialis', 1059),
  ('9997000019194', 'IN001', 'PNS-IN001-00035', 'spesialis', 587),
  ('9997000019194', 'BS004', 'PNS-BS004-00036', 'kecil', 999),
  ('9997000020565', 'BG005', 'PNS-BG005-00037', 'kecil', 1300),
  ('9997000020565', 'KK016', 'PNS-KK016-00038', 'spesialis', 925),
  ('9997000021936', 'BG002', 'PNS-BG002-00039', 'besar', 336),
  ('9997000021936', 'KK011', 'PNS-KK011-00040', 'spesialis', 769),
  ('9997000021936', 'BG009', 'PNS-BG009-00041', 'kecil', 301),
  ('9997000023307', 'BG005', 'PNS-BG005-00042', 'kecil', 350),
  ('9997000023307', 'GT002', 'PNS-GT002-00043', 'besar', 903),
  ('9997000024678', 'PB004', 'PNS-PB004-00044', 'spesialis', 769),
  ('9997000024678', 'RK001', 'PNS-RK001-00045', 'kecil', 712),
  ('9997000024678', 'BS004', 'PNS-BS004-00046', 'kecil', 959),
  ('9997000026049', 'ST001', 'PNS-ST001-00047', 'besar', 151),
  ('9997000026049', 'PB007', 'PNS-PB007-00048', 'spesialis', 1217),
  ('9997000027420', 'BS010', 'PNS-BS010-00049', 'menengah', 884),
  ('9997000027420', 'KK016', 'PNS-KK016-00050', 'spesialis', 549),
  ('9997000028791', 'BS001', 'PNS-BS001-00051', 'kecil', 395),
  ('9997000028791', 'PL003', 'PNS-PL003-00052', 'spesialis', 891),
  ('9997000028791', 'RK002', 'PNS-RK002-00053', 'kecil', 570),
  ('9997000030162', 'BG002', 'PNS-BG002-00054', 'kecil', 1332),
  ('9997000030162', 'BG001', 'PNS-BG001-00055', 'kecil', 875),
  ('9997000031533', 'BS005', 'PNS-BS005-00056', 'kecil', 390),
  ('9997000031533', 'BG006', 'PNS-BG006-00057', 'kecil', 658),
  ('9997000031533', 'IN001', 'PNS-IN001-00058', 'spesialis', 644),
  ('9997000032904', 'BG005', 'PNS-BG005-00059', 'kecil', 57),
  ('9997000032904', 'KK016', 'PNS-KK016-00060', 'spesialis', 532),
  ('9997000034275', 'KK011', 'PNS-KK011-00061', 'spesialis', 935),
  ('9997000034275', 'BS010', 'PNS-BS010-00062', 'kecil', 905),
  ('9997000035646', 'PL003', 'PNS-PL003-00063', 'spesialis', 721),
  ('9997000035646', 'BS002', 'PNS-BS002-00064', 'kecil', 306),
  ('9997000035646', 'BS010', 'PNS-BS010-00065', 'kecil', 1127),
  ('9997000037017', 'BG001', 'PNS-BG001-00066', 'kecil', 800),
  ('9997000037017', 'BG003', 'PNS-BG003-00067', 'menengah', 597),
  ('9997000038388', 'BG005', 'PNS-BG005-00068', 'kecil', 559),
  ('9997000038388', 'GT002', 'PNS-GT002-00069', 'menengah', 693),
  ('9997000038388', 'IN001', 'PNS-IN001-00070', 'spesialis', 682),
  ('9997000039759', 'BG001', 'PNS-BG001-00071', 'kecil', 1343),
  ('9997000039759', 'BG005', 'PNS-BG005-00072', 'kecil', 431),
  ('9997000041130', 'BG005', 'PNS-BG005-00073', 'kecil', 838),
  ('9997000041130', 'BS004', 'PNS-BS004-00074', 'kecil', 105),
  ('9997000042501', 'BS001', 'PNS-BS001-00075', 'besar', 817),
  ('9997000042501', 'BG001', 'PNS-BG001-00076', 'menengah', 1032),
  ('9997000042501', 'KK016', 'PNS-KK016-00077', 'spesialis', 326),
  ('9997000043872', 'IN001', 'PNS-IN001-00078', 'spesialis', 1052),
  ('9997000043872', 'BS005', 'PNS-BS005-00079', 'menengah', 52),
  ('9997000045243', 'BS010', 'PNS-BS010-00080', 'kecil', 758),
  ('9997000045243', 'BS005', 'PNS-BS005-00081', 'kecil', 234),
  ('9997000045243', 'KK011', 'PNS-KK011-00082', 'spesialis', 1331),
  ('9997000046614', 'IN001', 'PNS-IN001-00083', 'spesialis', 955),
  ('9997000046614', 'BS004', 'PNS-BS004-00084', 'menengah', 1050),
  ('9997000047985', 'PL003', 'PNS-PL003-00085', 'spesialis', 563),
  ('9997000047985', 'BS004', 'PNS-BS004-00086', 'kecil', 440),
  ('9997000049356', 'PB007', 'PNS-PB007-00087', 'spesialis', 426),
  ('9997000049356', 'PL001', 'PNS-PL001-00088', 'spesialis', 1175),
  ('9997000049356', 'BG005', 'PNS-BG005-00089', 'kecil', 643),
  ('9997000050727', 'BS005', 'PNS-BS005-00090', 'kecil', 223),
  ('9997000050727', 'IN001', 'PNS-IN001-00091', 'spesialis', 465),
  ('9997000052098', 'PL003', 'PNS-PL003-00092', 'spesialis', 428),
  ('9997000052098', 'GT002', 'PNS-GT002-00093', 'menengah', 195),
  ('9997000052098', 'BS010', 'PNS-BS010-00094', 'besar', 55),
  ('9997000053469', 'PL001', 'PNS-PL001-00095', 'spesialis', 451),
  ('9997000053469', 'BS002', 'PNS-BS002-00096', 'kecil', 204)
) as d (nib, code, number, qualification, age)
join public.clients c on c.nib = d.nib
join public.rl_subclass s on s.code = d.code;

-- Later decisions, with their reasons in the history. Certificates that have expired since were
-- still valid on these days.
select public.decide_certificate(id, 'suspend', jsonb_build_object('effective_on', private.today() - least(30, private.today() - issued_on),
  'reason', 'Temuan surveilans belum ditindaklanjuti dalam batas waktu.', 'ground', 'surveilans', 'until', private.today() + 60, 'number', 'SKB-' || right(number, 5), 'decided_by', 'Direktur Utama'))
from public.certificates where number in ('PNS-BG006-00005', 'PNS-BG002-00022', 'PNS-BG002-00039', 'PNS-BS005-00056', 'PNS-BG005-00073', 'PNS-BS005-00090');

select public.decide_certificate(id, 'withdraw', jsonb_build_object('effective_on', private.today() - least(60, private.today() - issued_on),
  'reason', 'Persyaratan tenaga kerja tidak lagi dipenuhi.', 'ground', 'lembaga', 'number', 'SKC-' || right(number, 5), 'decided_by', 'Direktur Utama'))
from public.certificates where number in ('PNS-AR001-00009', 'PNS-PB007-00026', 'PNS-GT002-00043', 'PNS-KK016-00060', 'PNS-KK016-00077', 'PNS-BS010-00094');

-- Successors: same scope, issued on the day on which they replace the old certificate.
insert into public.certificates (client_id, subclass_id, number, qualification, issued_on, expires_on, scheme_number, scheme_edition,
  decision_number, decided_on, decided_by)
select old.client_id, old.subclass_id, replace(old.number, '-000', '-001'), old.qualification,
  ended.on_day, ended.on_day + interval '3 years', old.scheme_number,
  case when extract(year from ended.on_day) > 2025 then '2025' else '2022' end, replace(old.decision_number, 'SK-000', 'SK-001'), ended.on_day - 2, 'Direktur Utama'
from public.certificates old
  cross join lateral (select private.today() - least(40, private.today() - old.issued_on) as on_day) ended
where old.number in ('PNS-BG005-00011', 'PNS-KK016-00028', 'PNS-RK001-00045', 'PNS-BS010-00062', 'PNS-BS005-00079', 'PNS-BS002-00096');

select public.decide_certificate(old.id, 'replace', jsonb_build_object('effective_on', new.issued_on, 'replacement_id', new.id,
  'reason', 'Perubahan data badan usaha; sertifikat baru diterbitkan.', 'decided_by', 'Direktur Utama', 'number', new.decision_number))
from public.certificates old join public.certificates new on new.number = replace(old.number, '-000', '-001') and new.id <> old.id
where old.number in ('PNS-BG005-00011', 'PNS-KK016-00028', 'PNS-RK001-00045', 'PNS-BS010-00062', 'PNS-BS005-00079', 'PNS-BS002-00096');

-- Past surveillance, carried out about two weeks after the due date. Some certificates have an open last
-- visit.
insert into public.surveillance_visits (certificate_id, due_on, done_on, result, findings)
select c.id, d.due_on, d.done_on, case when d.done_on is null then null when d.n % 9 = 0 then 'perbaikan' else 'memenuhi' end,
  case when d.done_on is not null and d.n % 9 = 0 then 'Sertifikat kompetensi tenaga ahli belum diperbarui.' end
from public.certificates c
  cross join lateral (
    select v.due_on, v.n, case when v.n % 11 <> 5 or v.due_on < private.today() - 366 then v.due_on + 3 + v.n % 12 end as done_on
    from (select s as due_on, right(c.number, 2)::integer as n from private.surveillance_due(c.issued_on, c.expires_on) s) v
  ) d
where d.due_on < private.today() and coalesce(d.done_on, d.due_on) < private.today() and (c.status in ('aktif', 'dibekukan') or d.done_on is not null)
on conflict do nothing;

-- Due reminders count as sent, so that the demo starts without mail. For the jobs, a day begins at seven.
insert into private.certificate_reminders (certificate_id, about, due_on, days, mail_id)
select d.certificate_id, d.about, d.due_on, d.days, '00000000-0000-0000-0000-000000000000' from generate_series(-1, 1) near (day) cross join lateral private.certificate_days(private.today() + near.day) d
on conflict do nothing;
