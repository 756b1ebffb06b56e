import { complaint } from './complaint.ts';
import { ask, attach, decide, plan, reply, rest, say, settle, take, type Life } from './lives.ts';
import { asks, copies, corrects, refuses } from './personal-data.ts';

const settled = { status: 'selesai', finding: 'terbukti' } as const;
const partly = { status: 'selesai', finding: 'terbukti_sebagian' } as const;
const unfounded = { status: 'selesai', finding: 'tidak_terbukti' } as const;
const elsewhere = { status: 'ditolak', finding: 'di_luar_lingkup' } as const;

/** Complaints of the last four months that were decided, in each way. */
export const decidedComplaints: readonly Life[] = [
  complaint(
    'layanan',
    'pemohon',
    'Sri Wahyuningsih',
    'Salah tulis nama perusahaan pada sertifikat',
    'Nama perusahaan kami pada sertifikat kurang satu huruf. Panitia tender menolak dokumen kami karena tidak sama dengan akta.',
    [
      attach(0, 'Akta pendirian halaman 2.pdf', [
        'AKTA PENDIRIAN PERSEROAN TERBATAS, halaman 2',
        'Nama perseroan tertulis lengkap pada Pasal 1.',
      ]),
      take(1, 'editor'),
      say(0, 'editor', 'Kami sudah mencocokkan dengan akta Anda. Perbaikan sedang diproses.'),
      plan(1, 'editor', 'Nama pada konsep sertifikat dicocokkan dengan akta oleh dua orang.', 30),
      decide(2, 'admin', {
        ...settled,
        outcome: 'Keluhan terbukti. Sertifikat dengan nama yang benar diterbitkan hari ini tanpa biaya.',
        reason: 'Nama pada konsep sertifikat tidak dicocokkan dengan akta sebelum ditandatangani.',
      }),
      settle(3, 'editor', 'Lembar pencocokan ditandatangani dua orang sejak pekan ini.'),
      rest(8),
      asks(0, 'export', 'Sri Wahyuningsih'),
      rest(1),
    ],
  ),
  complaint(
    'layanan',
    'pemohon',
    'Fajar Nugroho',
    'Kabar hasil penilaian terlambat',
    'Hasil penilaian dijanjikan dalam sepuluh hari kerja, tetapi baru kami terima pada hari ke dua puluh satu.',
    [
      take(2, 'editor'),
      say(1, 'editor', 'Kami meminta maaf atas keterlambatan ini dan sedang mencari sebabnya.'),
      plan(6, 'editor', 'Pengingat otomatis kepada pengambil keputusan pada hari kerja kedelapan.', 21),
      decide(3, 'editor', {
        ...settled,
        outcome: 'Keluhan terbukti. Hasil penilaian sudah dikirim dan prosesnya diperbaiki.',
        reason: 'Keputusan tertahan karena pengganti pengambil keputusan belum ditunjuk selama cuti.',
      }),
      rest(24),
    ],
  ),
  complaint(
    'personel',
    'pemegang_sbu',
    'Teguh Santosa',
    'Bahasa asesor tidak pantas',
    'Selama surveilans, asesor berbicara dengan nada merendahkan kepada staf kami di depan pemberi kerja.',
    [
      take(1, 'admin'),
      ask(3, 'admin', 'Mohon sebutkan tanggal kunjungan dan siapa yang hadir.'),
      reply(5, 'Kunjungan pada hari Selasa pekan lalu. Hadir manajer teknik kami dan dua staf administrasi.'),
      plan(
        4,
        'admin',
        'Pembinaan etika bagi asesor yang bersangkutan dan catatan pada berkas kompetensinya.',
        14,
      ),
      decide(2, 'admin', {
        ...partly,
        outcome: 'Sebagian terbukti. Kami meminta maaf, dan asesor yang bersangkutan dibina.',
        reason: 'Dua dari tiga saksi membenarkan nada bicara tersebut; isi penilaiannya sendiri tepat.',
      }),
      settle(9, 'admin', 'Berita acara pembinaan ditandatangani asesor.'),
      rest(38),
    ],
  ),
  complaint(
    'klien',
    'masyarakat',
    'Ketut Ardana',
    'Debu dan bising dari proyek gedung',
    'Proyek gedung di sebelah rumah kami bekerja sampai pukul dua malam tanpa pemberitahuan kepada warga.',
    [
      take(3, 'editor'),
      decide(4, 'editor', {
        ...elsewhere,
        outcome: 'Keluhan ini di luar lingkup sertifikasi. Kami sampaikan jalur pengaduan pemerintah daerah.',
        reason: 'Jam kerja proyek diatur izin lingkungan daerah dan tidak termasuk persyaratan sertifikasi.',
      }),
      rest(45),
    ],
    { about_name: 'PT Adikarya Menara' },
  ),
  complaint(
    'penyalahgunaan',
    'pengguna_jasa',
    'Nurul Hidayah',
    'Sertifikat yang ditunjukkan sudah dibekukan',
    'Penyedia menunjukkan sertifikat yang menurut laman cek sedang dibekukan, tetapi pada dokumen penawaran disebut berlaku.',
    [
      take(1, 'admin'),
      say(2, 'admin', 'Status beku benar adanya. Kami memanggil perusahaan tersebut.'),
      plan(8, 'admin', 'Perusahaan diminta menarik dokumen penawaran dan menyatakannya secara tertulis.', 10),
      decide(4, 'admin', {
        ...settled,
        outcome: 'Terbukti. Perusahaan diberi peringatan tertulis dan menarik penawarannya.',
        reason:
          'Sertifikat dibekukan sebelum tanggal penawaran, dan pemberitahuannya sudah diterima perusahaan.',
      }),
      settle(6, 'admin', 'Surat penarikan penawaran diterima dari panitia.'),
      rest(52),
    ],
  ),
  complaint(
    'layanan',
    'pemohon',
    'Anita Permatasari',
    'Formulir meminta dokumen yang sama dua kali',
    'Formulir permohonan meminta salinan akta pada dua tempat. Setelah kami unggah sekali, permohonan dinyatakan tidak lengkap.',
    [
      take(2, 'editor'),
      plan(5, 'editor', 'Formulir permohonan disederhanakan: akta cukup sekali.', 90),
      decide(3, 'editor', {
        ...settled,
        outcome: 'Terbukti. Permohonan Anda dinyatakan lengkap sejak tanggal pengiriman pertama.',
        reason: 'Bagian kedua formulir berasal dari versi lama dan seharusnya sudah dihapus.',
      }),
      asks(1, 'export', 'Anita Permatasari'),
      copies(1),
      rest(61),
    ],
  ),
  complaint(
    'layanan',
    'pemegang_sbu',
    'Rudi Hartono',
    'Pengingat masa berlaku tidak sampai',
    'Kami tidak menerima pengingat bahwa sertifikat akan berakhir, sehingga terlambat mengajukan perpanjangan.',
    [
      take(1, 'editor'),
      decide(7, 'editor', {
        ...unfounded,
        outcome: 'Tidak terbukti. Pengingat dikirim tiga kali ke alamat yang terdaftar.',
        reason: 'Catatan pengiriman menunjukkan surat diterima server penerima pada ketiga tanggal.',
      }),
      asks(1, 'correct', 'Rudi Hartono'),
      corrects(1, { phone: '081255500142' }),
      rest(69),
    ],
  ),
  complaint(
    'personel',
    'masyarakat',
    'Siti Rahmawati',
    'Hubungan keluarga antara penilai dan perusahaan',
    'Penilai pada berita acara bermarga sama dengan direktur perusahaan yang dinilai. Mohon dipastikan tidak ada benturan kepentingan.',
    [
      take(2, 'admin'),
      say(3, 'admin', 'Pernyataan ketidakberpihakan penilai sedang kami periksa kembali.'),
      decide(9, 'admin', {
        ...unfounded,
        outcome: 'Tidak terbukti. Penilai dan direktur tidak memiliki hubungan keluarga.',
        reason: 'Kartu keluarga dan pernyataan tertulis keduanya diperiksa oleh Komite Ketidakberpihakan.',
      }),
      asks(2, 'erase', 'Siti Rahmawati'),
      refuses(1, 'Catatan keluhan wajib disimpan sampai masa simpannya berakhir; sesudah itu data dihapus.'),
      rest(85),
    ],
  ),
  complaint(
    'klien',
    'pengguna_jasa',
    'Panitia Pembangunan Balai Warga',
    'Mutu beton di bawah perjanjian',
    'Hasil uji beton balai warga di bawah mutu yang diperjanjikan pada dua dari enam benda uji. Pelaksana menolak mengulang pengujian.',
    [
      attach(0, 'Hasil uji beton.pdf', ['HASIL UJI TEKAN, enam benda uji', 'Dua di bawah mutu rencana.']),
      take(2, 'admin'),
      say(3, 'admin', 'Perusahaan kami minta menanggapi dalam sepuluh hari kerja.'),
      plan(7, 'admin', 'Pengendalian mutu beton diperiksa pada surveilans berikutnya.', 120),
      decide(5, 'admin', {
        ...partly,
        outcome: 'Sebagian terbukti. Perusahaan mengulang pengujian dan memperkuat dua kolom.',
        reason: 'Dua benda uji gagal; uji ulang pada kolomnya memenuhi syarat setelah perkuatan.',
      }),
      rest(30),
    ],
    { about_name: 'CV Mitra Beton Mandiri' },
  ),
  complaint(
    'personel',
    'pemohon',
    'Doni Kurniawan',
    'Pertanyaan penilai di luar lingkup permohonan',
    'Penilai menanyakan pekerjaan di luar subklasifikasi yang kami ajukan dan mencatatnya sebagai kekurangan.',
    [
      take(1, 'editor'),
      plan(2, 'editor', 'Daftar pertanyaan penilai dibatasi pada subklasifikasi yang dimohon.', 40),
      decide(5, 'admin', {
        ...settled,
        outcome: 'Terbukti. Kekurangan tersebut dihapus dari berita acara penilaian.',
        reason: 'Pekerjaan yang ditanyakan tidak termasuk subklasifikasi pada permohonan.',
      }),
      settle(6, 'editor', 'Daftar pertanyaan dengan kolom subklasifikasi dipakai sejak pekan ini.'),
      rest(53),
    ],
  ),
  complaint(
    'penyalahgunaan',
    'masyarakat',
    'Wayan Sudarma',
    'Spanduk menyebut sertifikat yang sudah berakhir',
    'Spanduk di depan kantor sebuah perusahaan menyebut sertifikat yang menurut laman cek sudah berakhir tahun lalu.',
    [
      take(2, 'editor'),
      plan(3, 'editor', 'Perusahaan diminta menurunkan spanduk dan mengirim fotonya.', 14),
      decide(2, 'editor', {
        ...settled,
        outcome: 'Terbukti. Spanduk sudah diturunkan.',
        reason: 'Sertifikat berakhir sebelas bulan sebelum spanduk difoto.',
      }),
      settle(4, 'editor', 'Foto tempat spanduk yang sudah kosong diterima.'),
      rest(77),
    ],
  ),
  complaint(
    'lainnya',
    'pemohon',
    'Melati Puspita',
    'Permintaan pengembalian biaya tender',
    'Kami kalah tender dan meminta lembaga ini mengganti biaya penyusunan dokumen penawaran kami.',
    [
      take(1, 'editor'),
      decide(2, 'editor', {
        ...elsewhere,
        outcome: 'Keluhan ini di luar lingkup sertifikasi dan tidak dapat kami terima.',
        reason: 'Hasil tender dan biayanya adalah urusan penyedia dengan panitia pengadaan.',
      }),
      rest(97),
    ],
  ),
];
