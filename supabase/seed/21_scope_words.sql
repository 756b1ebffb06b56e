-- Search words of each code, as people call the work.
update public.rl_subclass s set description = w.description, description_en = w.description_en
from (values
  ('BG001', 'Rumah tinggal, rumah susun, apartemen, kondominium, dan asrama.', 'Houses, flats, apartments, condominiums and dormitories.'),
  ('BG002', 'Gedung kantor dan rumah kantor (rukan).', 'Office blocks and home offices.'),
  ('BG003', 'Pabrik, bengkel kerja, dan bangunan produksi.', 'Factories, workshops and production buildings.'),
  ('BG004', 'Pasar, mal, toko, dan rumah toko (ruko).', 'Markets, malls, shops and shophouses.'),
  ('BG005', 'Rumah sakit, klinik, puskesmas, dan laboratorium kesehatan.', 'Hospitals, clinics, health centres and medical laboratories.'),
  ('BG006', 'Sekolah, kampus, tempat kursus, dan perpustakaan.', 'Schools, campuses, training centres and libraries.'),
  ('BG007', 'Hotel, losmen, vila, dan penginapan lain.', 'Hotels, guest houses, villas and other lodging.'),
  ('BG008', 'Bioskop, gedung pertunjukan, stadion tertutup, dan gelanggang olahraga.', 'Cinemas, theatres, indoor stadiums and sports halls.'),
  ('BG009', 'Tempat ibadah, terminal, stasiun, dan gedung lain yang tidak termasuk di atas.', 'Places of worship, terminals, stations and other buildings not named above.'),
  ('BS001', 'Jalan raya, jalan tol, jalan lingkungan, dan landas pacu.', 'Roads, toll roads, local streets and runways.'),
  ('BS002', 'Jembatan, jalan layang, simpang susun, terowongan lintas bawah, dan gorong-gorong.', 'Bridges, viaducts, interchanges, underpasses and culverts.'),
  ('BS003', 'Jalan kereta api dan bangunan pelengkapnya.', 'Railway tracks and what belongs to them.'),
  ('BS004', 'Saluran irigasi, sawah, drainase, dan pintu air.', 'Irrigation canals, rice fields, drains and sluices.'),
  ('BS005', 'Instalasi pengolahan dan jaringan air minum.', 'Drinking water treatment and supply.'),
  ('BS010', 'Bendungan, waduk, embung, dan tanggul sungai.', 'Dams, reservoirs, ponds and river dykes.'),
  ('BS011', 'Dermaga, pemecah gelombang, dan pelabuhan niaga.', 'Quays, breakwaters and commercial ports.'),
  ('IN001', 'Lift, eskalator, dan peralatan mekanis gedung.', 'Lifts, escalators and mechanical equipment of buildings.'),
  ('IN007', 'Pipa air bersih, air kotor, dan sanitasi dalam gedung.', 'Water, waste water and sanitary pipes in buildings.'),
  ('IN008', 'Penyejuk udara (AC), pendingin, dan ventilasi.', 'Air conditioning, refrigeration and ventilation.'),
  ('PB007', 'Pengecatan interior dan eksterior bangunan.', 'Painting inside and outside of buildings.')
) as w (code, description, description_en)
where s.code = w.code;
