import { defineMessages } from '@/lib/i18n/define-messages';

/** Model text of the privacy policy, of which UU 27/2022, 21 asks more than of any other page; written as those of model-messages.ts. */
export const privacyModelMessages = defineMessages('cmsPrivacyModel', {
  id: {
    'kebijakan-privasi': `Kebijakan ini menjelaskan pemrosesan data pribadi menurut UU 27/2022.

## Pengendali data

[isi: nama badan hukum], {alamat}. Pertanyaan tentang data pribadi: [isi: pejabat pelindungan data], {email}, {telepon}.

## Data yang kami proses

- keluhan, banding, dan pesan: nama, email, telepon, badan usaha, isi, dan bukti yang Anda kirim
- narahubung badan usaha bersertifikat: nama, email, dan telepon; tidak diumumkan
- pegawai kami: nama, email, dan catatan kegiatan dalam sistem
- alamat IP pengirim formulir, hanya sebagai sidik satu arah, untuk mencegah penyalahgunaan

Peramban Anda menyimpan pilihan bahasa dan tampilan serta draf formulir, sampai Anda menghapusnya.

## Dasar dan tujuan

Untuk formulir di situs ini: persetujuan Anda, yang dicatat bersama versi pemberitahuan, waktu, dan bahasanya. Untuk keluhan yang datang dengan cara lain: kewajiban lembaga sertifikasi menangani keluhan (UU 27/2022 Pasal 20 ayat (2)). Untuk narahubung badan usaha: perjanjian sertifikasi.

## Penerima data

Staf yang menangani perkara, serta penyedia hosting dan pengiriman email yang bekerja atas perintah kami: [isi: nama penyedia]. [isi: apakah data diproses di luar negeri, dan dengan pelindungan apa (Pasal 56)]. KAN dan LPJK menerima catatan tanpa nama.

## Masa simpan

Data perkara dianonimkan {masa_simpan} setelah selesai. Catatan tanpa nama tetap disimpan sampai {masa_catatan} setelah selesai, lalu dihapus.

## Hak Anda

Meminta salinan, perbaikan, pembatasan, atau penghapusan. Kami menanggapi dalam 3×24 jam. Hubungi {email}.

## Bila pelindungan data gagal

Bila terjadi kegagalan pelindungan data pribadi, kami memberi tahu Anda dan lembaga yang berwenang dalam 3×24 jam (Pasal 46).`,
  },
  en: {
    'kebijakan-privasi': `This policy explains how we process personal data under Law 27/2022.

## Controller

[fill in: name of the legal entity], {alamat}. Questions about personal data: [fill in: data protection officer], {email}, {telepon}.

## Data we process

- complaints, appeals and messages: name, e-mail, phone, company, contents and evidence that you send
- contacts of certified companies: name, e-mail and phone; not published
- our staff: name, e-mail and a record of their work in the system
- the IP address from which a form is sent, only as a one-way fingerprint, to prevent abuse

Your browser keeps the chosen language and appearance and drafts of forms until you delete them.

## Basis and purpose

For forms on this site: your consent, recorded with the version of the notice, the time and the language. For complaints that reach us in other ways: the duty of a certification body to handle complaints (Law 27/2022, article 20 (2)). For contacts of companies: the certification agreement.

## Recipients

The staff who handle your case, and the providers of hosting and e-mail delivery who work on our instructions: [fill in: names of the providers]. [fill in: whether data is processed abroad, and how it is protected there (article 56)]. KAN and LPJK receive records without names.

## Retention

Case data is anonymised {masa_simpan} after closing. A record without names is kept until {masa_catatan} after closing and then deleted.

## Your rights

To ask for a copy, correction, restriction or deletion. We respond within 3×24 hours. Write to {email}.

## If protection fails

If the protection of personal data fails, we inform you and the competent authority within 3×24 hours (article 46).`,
  },
});
