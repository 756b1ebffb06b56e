import type { Page } from '@playwright/test';
import { delayReads } from '../support/backend.ts';
import { newAddress } from '../support/service-requests.ts';
import type { InputMode } from './input-mode.ts';

/** Checks a valid certificate from the home page, then submits an empty form, then an unknown number. */
export async function checkCertificate(user: InputMode, page: Page) {
  await user.open('/');
  const release = await delayReads(page, /rpc\/check_certificate/);
  await user.write('Cek sertifikat', 'PNS-BG009-00006');
  await user.press('button', 'Cek');
  await user.expectText('Memeriksa…');
  release();
  await user.expectText('Sertifikat ini berlaku');
  await user.expectSnapshot(`
    - main:
      - navigation "Anda berada di"
      - heading "Sertifikat PNS-BG009-00006" [level=1]
      - status:
        - paragraph: Sertifikat ini berlaku
      - region "CV Cakrawala Karya Abadi":
        - term: Kualifikasi
        - definition: Kecil
        - link "Lihat semua sertifikat badan usaha ini"
      - region "Kode QR halaman ini":
        - img /Kode QR menuju .*PNS-BG009-00006/
      - region "Periksa yang lain":
        - search "Cek Sertifikat"
  `);
  const another = 'Nomor sertifikat, NIB, atau nama badan usaha';
  await user.write(another, '1');
  await user.press('button', 'Periksa');
  await user.expectText('sedikitnya tiga huruf atau angka');
  await user.write(another, 'TIDAK-ADA-1');
  await user.press('button', 'Periksa');
  await user.expectText('Sertifikat “TIDAK-ADA-1” tidak ditemukan');
  await user.expectSnapshot(`
    - main:
      - heading "Sertifikat “TIDAK-ADA-1” tidak ditemukan" [level=1]
  `);
}

/** Submits an empty complaint, then a complete one. Returns the data of the receipt. */
export async function fileComplaint(user: InputMode, page: Page) {
  await user.open('/keluhan');
  await user.press('button', 'Kirim keluhan');
  await user.expectText('Ada yang perlu diperbaiki');
  await user.expectSnapshot(`
    - main:
      - heading "Keluhan" [level=1]
      - alert:
        - paragraph: Ada yang perlu diperbaiki
        - list:
          - listitem:
            - link "Keluhan ini tentang"
          - listitem:
            - link "Judul singkat"
      - region "Yang Anda keluhkan":
        - group "Keluhan ini tentang":
          - radio /^Layanan kami/
        - textbox "Judul singkat" [invalid]
        - textbox "Apa yang terjadi" [invalid]
      - region "Tentang Anda":
        - group "Anda adalah":
          - radio "Pemohon sertifikasi"
        - textbox "Nama lengkap" [invalid]
      - region "Persetujuan":
        - checkbox /^Saya telah membaca/ [invalid]
  `);
  await user.choose('radio', /^Layanan kami/);
  await user.write('Judul singkat', 'Jadwal penilaian tertunda');
  await user.write('Apa yang terjadi', 'Penilaian lapangan sudah tiga minggu tertunda tanpa kabar.');
  await user.choose('radio', 'Pemohon sertifikasi');
  await user.write('Nama lengkap', 'Budi Santoso');
  await user.write(/^Email/, newAddress());
  await user.choose('checkbox', /^Saya telah membaca/);
  await user.press('button', 'Kirim keluhan');
  await user.expectText('Keluhan Anda sudah kami terima');
  await user.expectSnapshot(`
    - main:
      - heading "Keluhan Anda sudah kami terima" [level=1]
  `);
  const [number = '', code = ''] = await page.locator('main output').allInnerTexts();
  return { number, code };
}

/** Opens a case, after attempts without input and with a wrong code, and answers the question from staff. */
export async function trackCase(
  user: InputMode,
  receipt: { number: string; access_code: string },
  question: string,
) {
  await user.open('/lacak');
  await user.press('button', 'Buka perkara');
  await user.expectText('Isi nomor perkara dan kode akses.');
  await user.write('Nomor perkara', receipt.number);
  await user.write('Kode akses', 'AAAA-BBBB-CCCC');
  await user.press('button', 'Buka perkara');
  await user.expectText('Perkara tidak ditemukan');
  await user.write('Kode akses', receipt.access_code);
  await user.press('button', 'Buka perkara');
  await user.expectText('Untuk dilacak');
  await user.expectSnapshot(`
    - main:
      - heading "Untuk dilacak" [level=2]
      - term: Status
      - definition: Menunggu jawaban Anda
      - paragraph: ${question}
      - region "Riwayat":
        - list:
          - listitem:
            - paragraph: ${question}
      - form "Balas":
        - textbox "Pesan Anda"
        - group "Dokumen"
        - button "Kirim balasan"
  `);
  await user.press('button', 'Jawab pertanyaan kami');
  await user.expectText('Pesan Anda');
  await user.press('button', 'Kirim balasan');
  await user.expectText('Wajib diisi.');
  await user.write('Pesan Anda', 'Nomornya P-2026-17.');
  await user.press('button', 'Kirim balasan');
  await user.expectText('Balasan terkirim.');
}
