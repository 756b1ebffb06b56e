import { complaint } from './complaint.ts';
import { ask, attach, decide, plan, reply, rest, say, settle, take, type Life } from './lives.ts';

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
      rest(9),
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
      rest(63),
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
      rest(71),
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
      rest(88),
    ],
  ),
];
