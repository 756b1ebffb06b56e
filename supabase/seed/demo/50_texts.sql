-- Fills each gap in the model texts with facts about the fictional body, and publishes the pages in one
-- change each.
with recursive gaps as (
  select row_number() over () as place, words, filling
  from (values
    ('[isi: nama badan hukum]', 'PT Pilar Nusa Sertifikasi'),
    ('[fill in: legal name]', 'PT Pilar Nusa Sertifikasi'),
    ('[isi: siapa yang mengawasi ketidakberpihakan, dan bagaimana risikonya ditinjau]',
     'Komite ketidakberpihakan mengawasi benturan kepentingan dan meninjau risikonya setiap tahun'),
    ('[fill in: who safeguards impartiality, and how its risks are reviewed]',
     'An impartiality committee oversees conflicts of interest and reviews the risks every year'),
    ('[isi: panduan logo]', 'panduan yang dikirim bersama izin itu'),
    ('[fill in: logo guidelines]', 'the guidelines that come with it'),
    ('[isi: boleh atau tidaknya dipakai pemegang sertifikat, menurut ketentuan KAN yang berlaku]',
     'tidak dipakai oleh pemegang sertifikat, kecuali sebagai bagian dari sertifikat yang kami terbitkan'),
    ('[fill in: whether certificate holders may use it, under the KAN rules in force]',
     'certificate holders may not use it, except as part of the certificate that we issue'),
    ('[isi: sanksi dan tahapnya]', 'pembekuan, pencabutan, pengumuman, dan bila perlu upaya hukum'),
    ('[fill in: sanctions and their order]', 'suspension, withdrawal, publication and, if necessary, legal action'),
    ('[isi: saluran lain, misalnya surat, telepon, kantor]', 'lewat surat, telepon, atau langsung di kantor'),
    ('[fill in: other ways, such as letter, phone, office]', 'by letter, by phone or at our office'),
    ('[isi: siapa yang memeriksa, dan bagaimana kedua pihak didengar]',
     'Pemeriksanya ditunjuk oleh manajer mutu, dan kedua pihak didengar'),
    ('[fill in: who investigates, and how both sides are heard]', 'The quality manager appoints who investigates, and both sides are heard'),
    ('[isi: ada atau tidaknya biaya banding, dan besarnya]',
     'honorarium asesor, yang besarannya diberitahukan sebelum Anda menyetujui'),
    ('[fill in: whether an appeal costs anything, and how much]', 'that of the assessors; you are informed of the amount before you agree'),
    ('[isi: LPJK, KAN, atau saluran lain, dengan alamatnya]', 'LPJK (lpjk.pu.go.id), KAN (kan.or.id), atau SP4N-LAPOR! (www.lapor.go.id)'),
    ('[fill in: LPJK, KAN or others, with their addresses]', 'LPJK (lpjk.pu.go.id), KAN (kan.or.id) or SP4N-LAPOR! (www.lapor.go.id)'),
    ('[isi: alasan pembekuan]', 'ketidaksesuaian tidak diperbaiki pada waktunya atau pemegang sertifikat menolak surveilans'),
    ('[fill in: grounds of suspension]', 'nonconformities are not corrected in time or when its holder refuses surveillance'),
    ('[isi: alasan pencabutan]', 'pembekuan berakhir tanpa perbaikan, data terbukti tidak benar, atau pemegang sertifikat memintanya'),
    ('[fill in: grounds of withdrawal]', 'suspension ends without correction, when data prove to be incorrect, or when its holder asks for it'),
    ('[isi: jangka waktu pembekuan]', 'enam bulan'),
    ('[fill in: time limit of suspension]', 'six months'),
    ('[isi: sumber pembiayaan]', 'biaya sertifikasi yang besarannya ditetapkan pemerintah'),
    ('[fill in: sources of funding]', 'certification fees set by the government'),
    ('[isi: cadangan dana atau pertanggungan, dan kapan ditinjau]',
     'cadangan dana dan pertanggungan, yang kecukupannya ditinjau setiap tahun bersama komite ketidakberpihakan'),
    ('[fill in: reserves or insurance, and when they are reviewed]',
     'reserves and insurance, whose adequacy is reviewed every year with the impartiality committee'),
    ('[isi: pejabat pelindungan data atau jabatan lain]', 'manajer mutu, sebagai pejabat pelindungan data'),
    ('[fill in: data protection officer or another position]', 'the quality manager, as data protection officer'),
    ('[isi: nama penyedia hosting dan email]', 'PT Contoh Awan Nusantara di Jakarta'),
    ('[fill in: names of the hosting and e-mail providers]', 'PT Contoh Awan Nusantara in Jakarta'),
    ('[isi: apakah data diproses di luar negeri, dan dengan pelindungan apa (Pasal 56)]',
     'Data tidak diproses di luar negeri; bila kelak perlu, kami memastikan pelindungan yang setara (Pasal 56)'),
    ('[fill in: whether data is processed abroad, and how it is protected there (article 56)]',
     'Data is not processed abroad; should that change, we make sure that it is protected equally (article 56)')
  ) as g (words, filling)
), filled as (
  select p.id, 0::bigint as place, p.body::text as body, p.body_en::text as body_en from public.cms_pages p
  union all
  select f.id, g.place, replace(f.body, g.words, g.filling), replace(f.body_en, g.words, g.filling)
  from filled f join gaps g on g.place = f.place + 1
)
update public.cms_pages p set status = 'published', published_at = now() - interval '60 days', body = f.body::jsonb, body_en = f.body_en::jsonb
from filled f
where f.id = p.id and f.place = (select max(g.place) from gaps g);
-- A page's history begins with its published text.
delete from public.revisions where table_name = 'cms_pages' and version = 1;

update public.faq set is_published = true;
-- Numbers of the certification schemes.
update public.rl_subclass set scheme_number = 'PS-PNS-' || code, scheme_edition = '2025';
