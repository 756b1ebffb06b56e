import type { Hand } from './hand.ts';

/** Writes and publishes an article. The first attempt, without a text, shows an error. */
export async function publishArticle(hand: Hand, title: string) {
  await hand.open('/admin/news');
  await hand.press('link', 'Tulis artikel');
  await hand.write('Judul (Indonesia)', title);
  await hand.hears('Tersimpan');
  await hand.press('button', 'Terbitkan…');
  await hand.finds(`
    - dialog:
      - group:
        - radio "Indonesia dan Inggris" [checked]
        - radio "Indonesia saja"
      - contentinfo:
        - button "Terbitkan"
  `);
  await hand.choose('radio', 'Indonesia saja');
  await hand.press('button', 'Terbitkan');
  await hand.hears('Isi (Indonesia) belum diisi.');
  await hand.press('button', 'Batal');
  await hand.write('Isi (Indonesia)', 'Isi berita yang lengkap.');
  await hand.press('button', 'Terbitkan…');
  await hand.choose('radio', 'Indonesia saja');
  await hand.press('button', 'Terbitkan');
  await hand.hears('Naskah terbit');
}

/** Decides a case from the inbox. The first attempt shows the missing fields. */
export async function decideCase(hand: Hand, subject: string) {
  await hand.open('/admin/keluhan?sort=newest');
  await hand.press('link', subject);
  await hand.hears(subject);
  await hand.press('button', 'Selesaikan');
  await hand.press('button', 'Selesaikan');
  await hand.hears('Wajib diisi.');
  await hand.finds(`
    - dialog /^Selesaikan/:
      - banner:
        - heading /^Selesaikan/ [level=2]
      - combobox "Kesimpulan" [invalid]:
        - option "Pilih kesimpulan" [selected]
      - textbox "Hasil" [invalid]
      - textbox "Alasan" [invalid]
      - group "Pernyataan ketidakberpihakan":
        - checkbox /^Saya tidak menilai/ [invalid]
      - contentinfo:
        - button "Batal"
        - button "Selesaikan"
  `);
  await hand.pick('Kesimpulan', 'Keluhan tidak terbukti');
  await hand.write('Hasil', 'Keluhan tidak berdasar.');
  await hand.write('Alasan', 'Kunjungan sesuai jadwal yang disepakati.');
  await hand.choose('checkbox', /^Saya tidak menilai/);
  await hand.press('button', 'Selesaikan');
  await hand.hears('Status menjadi “Selesai”');
}
