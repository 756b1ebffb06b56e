import type { Page } from '@playwright/test';
import { delayReads } from '../support/backend.ts';
import { newAddress } from '../support/service-requests.ts';
import type { Hand } from './hand.ts';

/** Checks a valid certificate from the home page, then submits an empty form, then an unknown number. */
export async function checkCertificate(hand: Hand, page: Page) {
  await hand.open('/');
  const release = await delayReads(page, /rpc\/check_certificate/);
  await hand.write('Cek sertifikat', 'PNS-BG009-00006');
  await hand.press('button', 'Cek');
  await hand.hears('Memeriksa…');
  release();
  await hand.hears('Sertifikat ini berlaku');
  await hand.finds(`
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
  await hand.write(another, '1');
  await hand.press('button', 'Periksa');
  await hand.hears('sedikitnya tiga huruf atau angka');
  await hand.write(another, 'TIDAK-ADA-1');
  await hand.press('button', 'Periksa');
  await hand.hears('Sertifikat “TIDAK-ADA-1” tidak ditemukan');
  await hand.finds(`
    - main:
      - heading "Sertifikat “TIDAK-ADA-1” tidak ditemukan" [level=1]
  `);
}

/** Submits an empty complaint, then a complete one. Returns the data of the receipt. */
export async function fileComplaint(hand: Hand, page: Page) {
  await hand.open('/keluhan');
  await hand.press('button', 'Kirim keluhan');
  await hand.hears('Ada yang perlu diperbaiki');
  await hand.finds(`
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
  await hand.choose('radio', /^Layanan kami/);
  await hand.write('Judul singkat', 'Jadwal penilaian tertunda');
  await hand.write('Apa yang terjadi', 'Penilaian lapangan sudah tiga minggu tertunda tanpa kabar.');
  await hand.choose('radio', 'Pemohon sertifikasi');
  await hand.write('Nama lengkap', 'Budi Santoso');
  await hand.write(/^Email/, newAddress());
  await hand.choose('checkbox', /^Saya telah membaca/);
  await hand.press('button', 'Kirim keluhan');
  await hand.hears('Keluhan Anda sudah kami terima');
  await hand.finds(`
    - main:
      - heading "Keluhan Anda sudah kami terima" [level=1]
  `);
  const [number = '', code = ''] = await page.locator('main output').allInnerTexts();
  return { number, code };
}

/** Opens a case, first without input and with a wrong code, and answers the question of staff. */
export async function trackCase(
  hand: Hand,
  receipt: { number: string; access_code: string },
  question: string,
) {
  await hand.open('/lacak');
  await hand.press('button', 'Buka perkara');
  await hand.hears('Isi nomor perkara dan kode akses.');
  await hand.write('Nomor perkara', receipt.number);
  await hand.write('Kode akses', 'AAAA-BBBB-CCCC');
  await hand.press('button', 'Buka perkara');
  await hand.hears('Perkara tidak ditemukan');
  await hand.write('Kode akses', receipt.access_code);
  await hand.press('button', 'Buka perkara');
  await hand.hears('Untuk dilacak');
  await hand.finds(`
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
  await hand.press('button', 'Jawab pertanyaan kami');
  await hand.hears('Pesan Anda');
  await hand.press('button', 'Kirim balasan');
  await hand.hears('Wajib diisi.');
  await hand.write('Pesan Anda', 'Nomornya P-2026-17.');
  await hand.press('button', 'Kirim balasan');
  await hand.hears('Balasan terkirim.');
}
