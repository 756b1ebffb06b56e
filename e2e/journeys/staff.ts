import type { InputMode } from './input-mode.ts';

/** Writes and publishes an article. The first attempt, without a text, shows an error. */
export async function publishArticle(user: InputMode, title: string) {
  await user.open('/admin/news');
  await user.press('link', 'Tulis artikel');
  await user.write('Judul (Indonesia)', title);
  await user.expectText('Tersimpan');
  await user.press('button', 'Terbitkan…');
  await user.expectSnapshot(`
    - dialog:
      - group:
        - radio "Indonesia dan Inggris" [checked]
        - radio "Indonesia saja"
      - contentinfo:
        - button "Terbitkan"
  `);
  await user.choose('radio', 'Indonesia saja');
  await user.press('button', 'Terbitkan');
  await user.expectText('Isi (Indonesia) belum diisi.');
  await user.press('button', 'Batal');
  await user.write('Isi (Indonesia)', 'Isi berita yang lengkap.');
  await user.press('button', 'Terbitkan…');
  await user.choose('radio', 'Indonesia saja');
  await user.press('button', 'Terbitkan');
  await user.expectText('Naskah terbit');
}

/** Decides a case from the inbox. The first attempt shows the missing fields. */
export async function decideCase(user: InputMode, subject: string) {
  await user.open('/admin/keluhan?sort=newest');
  await user.press('link', subject);
  await user.expectText(subject);
  await user.press('button', 'Selesaikan');
  await user.press('button', 'Selesaikan');
  await user.expectText('Wajib diisi.');
  await user.expectSnapshot(`
    - dialog /^Selesaikan/:
      - banner:
        - heading /^Selesaikan/ [level=2]
      - combobox "Kesimpulan" [invalid]:
        - option "Pilih kesimpulan" [selected]
      - textbox "Hasil" [invalid]
      - textbox "Alasan" [invalid]
      - group "Pengambil keputusan":
        - combobox "Yang memutus"
        - textbox "Jabatan pengambil keputusan"
      - group "Pernyataan ketidakberpihakan":
        - checkbox /^Saya tidak menilai/ [invalid]
      - contentinfo:
        - button "Batal"
        - button "Selesaikan"
  `);
  await user.select('Kesimpulan', 'Keluhan tidak terbukti');
  await user.write('Hasil', 'Keluhan tidak berdasar.');
  await user.write('Alasan', 'Kunjungan sesuai jadwal yang disepakati.');
  await user.write('Jabatan pengambil keputusan', 'Manajer Mutu');
  await user.choose('checkbox', /^Saya tidak menilai/);
  await user.press('button', 'Selesaikan');
  await user.expectText('Status menjadi “Selesai”');
}
