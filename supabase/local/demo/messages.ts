import { mark, note, reply, rest, say, spam, type Life, type Step } from './lives.ts';

const message = (
  name: string,
  subject: string,
  text: string,
  steps: readonly Step[],
  language = 'id',
): Life => ({
  kind: 'contact',
  sent: {
    ...{ name, subject, message: text, language },
    email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}@surat.example`,
  },
  steps,
});

/** Messages from the contact form: unread, read, answered, answered again, in English, archived, spam. */
export const messages: readonly Life[] = [
  message(
    'Andi Firmansyah',
    'Biaya untuk dua subklasifikasi',
    'Selamat pagi. Kami usaha kecil dan ingin mengajukan dua subklasifikasi sekaligus. Apakah biayanya dihitung sekali atau dua kali?',
    [rest(0)],
  ),
  message(
    'Putri Maharani',
    'Jam layanan tatap muka',
    'Apakah kantor melayani tamu pada hari Sabtu? Kami dari luar kota dan ingin berkonsultasi langsung.',
    [rest(1)],
  ),
  message(
    'Joko Susilo',
    'Penilaian jarak jauh',
    'Lokasi kami di kepulauan. Apakah penilaian dapat dilakukan jarak jauh dan apa yang perlu kami siapkan?',
    [rest(3)],
  ),
  message(
    'Daniel Wright',
    'Foreign company, joint operation',
    'We plan a joint operation with an Indonesian partner. Which certificate does the foreign company need, and in which order should we apply?',
    [rest(2)],
    'en',
  ),
  message(
    'Wulan Sari',
    'Perubahan alamat perusahaan',
    'Perusahaan kami pindah kantor. Dokumen apa saja yang diperlukan agar alamat pada sertifikat diubah?',
    [mark(1, 'editor', 'dibaca'), rest(1)],
  ),
  message(
    'Rizal Fahmi',
    'Penanggung jawab teknik mengundurkan diri',
    'Penanggung jawab teknik kami mengundurkan diri bulan ini. Berapa lama waktu yang kami miliki untuk menggantinya?',
    [
      mark(1, 'admin', 'dibaca'),
      note(0, 'admin', 'Tanyakan kepada tim teknis batas waktunya menurut skema yang berlaku.'),
      rest(2),
    ],
  ),
  message(
    'Nina Kartika',
    'Salinan sertifikat hilang',
    'Sertifikat cetak kami hilang saat banjir. Bagaimana cara memperoleh salinannya?',
    [
      mark(0, 'editor', 'dibaca'),
      say(
        1,
        'editor',
        'Salinan dapat diminta dengan surat pernyataan kehilangan bermeterai. Sertifikat elektronik tetap dapat diunduh dari portal.',
      ),
      rest(6),
    ],
  ),
  message(
    'Hasan Basri',
    'KBLI 2025 dan sertifikat lama',
    'Apakah sertifikat dengan kode KBLI lama masih dapat dipakai untuk tender tahun depan?',
    [
      say(
        2,
        'editor',
        'Ya, sampai masa berlakunya berakhir. Padanan kode tercantum pada laman ruang lingkup.',
      ),
      reply(3, 'Terima kasih. Apakah padanan itu perlu dilampirkan pada dokumen tender?'),
      rest(1),
    ],
  ),
  message(
    'Grace Simanjuntak',
    'Undangan menjadi narasumber',
    'Kami mengundang perwakilan lembaga sebagai narasumber lokakarya usaha jasa konstruksi bulan depan.',
    [
      say(
        4,
        'admin',
        'Terima kasih atas undangannya. Kami bersedia; rincian acara dapat dikirim ke alamat ini.',
      ),
      reply(2, 'Terima kasih banyak. Surat resmi kami kirim pekan ini.'),
      say(3, 'admin', 'Surat sudah kami terima.'),
      rest(12),
    ],
  ),
  message(
    'Ahmad Zaki',
    'Kesalahan pada laman biaya',
    'Tautan keputusan tarif di laman biaya membuka dokumen yang salah.',
    [say(1, 'editor', 'Terima kasih, tautannya sudah diperbaiki.'), mark(1, 'editor', 'arsip'), rest(28)],
  ),
  message(
    'Tania Putri',
    'Magang mahasiswa teknik sipil',
    'Apakah lembaga membuka kesempatan magang bagi mahasiswa teknik sipil semester tujuh?',
    [
      say(3, 'editor', 'Saat ini belum ada kesempatan magang. Pengumuman dimuat di laman berita.'),
      mark(0, 'editor', 'arsip'),
      rest(41),
    ],
  ),
  message(
    'Best Loans',
    'Quick loan approved',
    'Congratulations, your loan has been approved. Send your bank account today to receive the money.',
    [spam(1, 'editor'), rest(9)],
    'en',
  ),
];
