import { columnLabels, tableLabels } from '@/domain/column-messages';
import { companyKindMessages } from '@/domain/company-kind-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ImportMessages } from '@/imports/define-import';
import type { certificatesImport } from '@/features/register/certificates/certificates-import';
import type { companiesImport } from './companies-import';

/** Texts shared by both imports of /admin/klien/impor. */
export const clientsImportMessages = defineMessages('clientsImport', {
  id: {
    lists: 'Yang diimpor',
    companies: 'Badan usaha',
    certificates: 'Sertifikat',
    comparison: 'Bandingkan dengan SIJK/LPJK',
    goOn: 'Lanjut: sertifikat dari berkas ini',
  },
  en: {
    lists: 'What is imported',
    companies: 'Companies',
    certificates: 'Certificates',
    comparison: 'Compare with SIJK/LPJK',
    goOn: 'Next: certificates of this file',
  },
});

/** Texts of the import of companies. */
export const companiesImportMessages = defineMessages('companiesImport', {
  id: {
    title: 'badan usaha',
    recognised:
      'Badan usaha dikenali dari NIB. Tanpa NIB, nama dan kota yang sama persis berarti badan usaha yang sama. Berkas dengan satu baris per sertifikat boleh langsung dipakai: badan usaha yang berulang diimpor sekali, lalu sertifikatnya diambil dari berkas yang sama. Jangan sertakan NPWP, NIK, telepon, atau email pribadi: daftar ini terbuka untuk umum.',
    columns: {
      ...columnLabels.id,
      ...tableLabels.id.clients,
    },
    options: { kind: companyKindMessages.id.kind },
    errors: {
      clients_name_check: 'Nama paling banyak 200 karakter.',
      clients_nib_check:
        'NIB terdiri dari 13 angka. Excel mungkin membuang angka 0 di depan: jadikan kolomnya teks.',
      clients_legal_form_check: 'Paling banyak 60 karakter.',
      clients_name_since_check: 'Tanggal harus antara tahun 1945 dan 2099.',
      name_day:
        'Nama atau bentuk badan usaha bersertifikat ini berubah: isi sejak kapan nama barunya berlaku.',
      name_day_wrong: 'Hari berlakunya nama baru harus sesudah nama sebelumnya, dan tidak sesudah hari ini.',
      clients_kind_check: 'Tulis BUJKN, PMA, KPBUJKA, atau perorangan.',
      clients_province_check: 'Paling banyak 80 karakter.',
      clients_city_check: 'Paling banyak 80 karakter.',
      clients_association_check: 'Paling banyak 120 karakter.',
      clients_website_check: 'Tulis alamat lengkap, misalnya https://contoh.example.id.',
      ambiguous: 'Ada beberapa badan usaha dengan nama ini. Lengkapi NIB atau kotanya.',
      in_trash:
        'Badan usaha ini ada di sampah. Centang “Pulihkan entri yang ada di sampah”, atau hapus barisnya.',
    },
  } satisfies ImportMessages<typeof companiesImport>,
  en: {
    title: 'companies',
    recognised:
      'A company is recognised by its NIB. Without one, exactly the same name and city mean the same company. A file with a row per certificate can be used as it is: a repeated company is imported once, and the certificates are taken from the same file afterwards. Leave out tax numbers, identity numbers, and personal phone numbers and e-mail addresses: this list is public.',
    columns: {
      ...columnLabels.en,
      ...tableLabels.en.clients,
    },
    options: { kind: companyKindMessages.en.kind },
    errors: {
      clients_name_check: 'A name has at most 200 characters.',
      clients_nib_check: 'A NIB is 13 digits. Excel may have dropped a 0 in front: make the column text.',
      clients_legal_form_check: 'At most 60 characters.',
      clients_name_since_check: 'The date must be between 1945 and 2099.',
      name_day:
        'The name or legal form of this certified company changes: enter the day from which the new name applies.',
      name_day_wrong: 'The new name must apply after the name before it, and not after today.',
      clients_kind_check: 'Write BUJKN, PMA, KPBUJKA or perorangan.',
      clients_province_check: 'At most 80 characters.',
      clients_city_check: 'At most 80 characters.',
      clients_association_check: 'At most 120 characters.',
      clients_website_check: 'Enter a full URL, such as https://contoh.example.id.',
      ambiguous: 'Several companies have this name. Add the NIB or the city.',
      in_trash:
        'This company is in the trash. Tick “Restore entries that are in the trash”, or remove the row.',
    },
  },
});

/** Texts of the import of certificates. */
export const certificatesImportMessages = defineMessages('certificatesImport', {
  id: {
    title: 'sertifikat',
    recognised:
      'Sertifikat dikenali dari nomornya; badan usahanya dari NIB, atau dari nama bila NIB kosong (bila keduanya diisi, keduanya harus cocok); subklasifikasinya dari kode. Impor badan usaha lebih dahulu. Tanpa keputusan (tanggal dan jabatan), sertifikat baru disimpan sebagai draf; isi sertifikat yang pernah terbit tidak berubah lewat impor. Tanggal ditulis hari/bulan/tahun.',
    columns: {
      ...columnLabels.id,
      number: 'Nomor sertifikat',
      company: 'Badan usaha',
      subclass_code: 'Kode subklasifikasi',
      issued_on: 'Tanggal terbit',
    },
    options: {
      qualification: { kecil: 'Kecil', menengah: 'Menengah', besar: 'Besar', spesialis: 'Spesialis' },
      status: {
        aktif: 'Aktif',
        dibekukan: 'Dibekukan',
        dicabut: 'Dicabut',
        diganti: 'Diganti',
        kedaluwarsa: 'Kedaluwarsa',
        belum_terbit: 'Belum berlaku',
      },
    },
    errors: {
      certificates_number_check: 'Nomor paling banyak 80 karakter.',
      certificates_qualification_check: 'Tulis Kecil, Menengah, Besar, atau Spesialis.',
      certificates_issued_on_check: 'Tanggal terbit harus antara tahun 2000 dan 2099.',
      certificates_status_check: 'Tulis Aktif, Dibekukan, Dicabut, Diganti, atau Kedaluwarsa.',
      certificates_expires_on_check: 'Tanggal berakhir paling lambat tahun 2099.',
      certificates_dates_in_order: 'Tanggal berakhir harus sesudah tanggal terbit.',
      certificates_kbli_code_check: 'Kode KBLI terdiri dari lima angka, misalnya 41011.',
      certificates_kbli_version_check: 'Tahun KBLI terdiri dari empat angka, misalnya 2020.',
      certificates_kbli_complete: 'Kode KBLI dan tahunnya diisi keduanya, atau dikosongkan keduanya.',
      certificates_kbli_other_code_check: 'Kode KBLI terdiri dari lima angka, misalnya 41011.',
      certificates_kbli_other_version_check: 'Tahun KBLI terdiri dari empat angka, misalnya 2025.',
      certificates_kbli_other_complete: 'Kode KBLI dan tahunnya diisi keduanya, atau dikosongkan keduanya.',
      certificates_scheme_number_check: 'Paling banyak 80 karakter.',
      certificates_scheme_edition_check: 'Paling banyak 40 karakter.',
      certificates_lpjk_number_check: 'Paling banyak 80 karakter.',
      certificates_lpjk_url_check: 'Tulis alamat lengkap, misalnya https://contoh.example.id.',
      certificates_legal_basis_check: 'Paling banyak 240 karakter.',
      certificates_decision_number_check: 'Paling banyak 80 karakter.',
      certificates_decided_on_check: 'Tanggal keputusan harus antara tahun 2000 dan 2099.',
      certificates_decided_by_check: 'Paling banyak 120 karakter.',
      number_used: 'Nomor ini pernah dipakai dan tidak dapat dipakai lagi.',
      was_published: 'Pernah terbit: tidak dapat disembunyikan lewat impor.',
      needs_admin: 'Pernah terbit: hanya admin yang dapat memindahkan atau menampilkannya kembali.',
      decided: 'Pernah terbit: isian ini hanya berubah lewat keputusan. Catat koreksi pada sertifikatnya.',
      grant_missing:
        'Hanya dapat terbit dengan tanggal keputusan, tidak sesudah tanggal terbit, dan jabatan yang memutuskannya.',
      not_started: 'Tertulis belum berlaku, tetapi tanggal terbitnya sudah lewat.',
      not_expired: 'Tertulis kedaluwarsa, tetapi masa berlakunya belum habis.',
      company_unknown: 'Badan usaha ini tidak ada di daftar. Impor badan usahanya lebih dahulu.',
      company_in_trash: 'Badan usaha ini ada di sampah. Pulihkan lebih dahulu.',
      name_former:
        'Ini nama lama {{name}}. Tulis nama yang sekarang, atau isi tanggal berlakunya bila nama lama dipakai kembali.',
      company_differs: 'NIB di baris ini milik {{name}}. Perbaiki NIB atau nama badan usahanya.',
      company_ambiguous: 'Ada beberapa badan usaha dengan nama ini. Isi NIB-nya.',
      grade_wrong: 'Subklasifikasi ini hanya untuk kualifikasi {{allowed}}.',
      too_long: 'Masa berlakunya lebih lama daripada yang ditetapkan alur sertifikasi.',
      subclass_unknown: 'Kode subklasifikasi ini tidak ada di Ruang Lingkup.',
      subclass_in_trash: 'Subklasifikasi ini ada di sampah. Pulihkan lebih dahulu.',
    },
  } satisfies ImportMessages<typeof certificatesImport>,
  en: {
    title: 'certificates',
    recognised:
      'A certificate is recognised by its number; its company by NIB, or by name where the NIB is empty (if both are filled in, they must match); its subclassification by code. Import the companies first. Without a decision (date and position), a new certificate is saved as a draft; an import does not change certificates that have been public. Dates are day/month/year.',
    columns: {
      ...columnLabels.en,
      number: 'Certificate number',
      company: 'Company',
      subclass_code: 'Subclassification code',
      issued_on: 'Issued on',
    },
    options: {
      qualification: { kecil: 'Small', menengah: 'Medium', besar: 'Large', spesialis: 'Specialist' },
      status: {
        aktif: 'Valid',
        dibekukan: 'Suspended',
        dicabut: 'Withdrawn',
        diganti: 'Replaced',
        kedaluwarsa: 'Expired',
        belum_terbit: 'Not yet valid',
      },
    },
    errors: {
      certificates_number_check: 'A number has at most 80 characters.',
      certificates_qualification_check: 'Enter Small, Medium, Large or Specialist.',
      certificates_issued_on_check: 'The date of issue must be between 2000 and 2099.',
      certificates_status_check: 'Enter Valid, Suspended, Withdrawn, Replaced or Expired.',
      certificates_expires_on_check: 'The expiry date must be 2099 at the latest.',
      certificates_dates_in_order: 'The expiry date must be after the date of issue.',
      certificates_kbli_code_check: 'A KBLI code is five digits, such as 41011.',
      certificates_kbli_version_check: 'The KBLI year is four digits, such as 2020.',
      certificates_kbli_complete: 'Fill in both the KBLI code and its year, or neither.',
      certificates_kbli_other_code_check: 'A KBLI code is five digits, such as 41011.',
      certificates_kbli_other_version_check: 'The KBLI year is four digits, such as 2025.',
      certificates_kbli_other_complete: 'Fill in both the KBLI code and its year, or neither.',
      certificates_scheme_number_check: 'At most 80 characters.',
      certificates_scheme_edition_check: 'At most 40 characters.',
      certificates_lpjk_number_check: 'At most 80 characters.',
      certificates_lpjk_url_check: 'Enter a full URL, such as https://contoh.example.id.',
      certificates_legal_basis_check: 'At most 240 characters.',
      certificates_decision_number_check: 'At most 80 characters.',
      certificates_decided_on_check: 'The date of the decision must be between 2000 and 2099.',
      certificates_decided_by_check: 'At most 120 characters.',
      number_used: 'This number was used before and cannot be used again.',
      was_published: 'It has been public: an import cannot hide it.',
      needs_admin: 'It has been public: only an admin can move it or show it again.',
      decided:
        'Has been public: this field changes only by a decision. Record a correction on the certificate.',
      grant_missing:
        'Published only with the date of the decision, not after the date of issue, and the position that made it.',
      not_started: 'Marked as not yet valid, but its date of issue has passed.',
      grade_wrong: 'This subclassification is for {{allowed}} only.',
      too_long: 'It is valid for longer than the certification flow allows.',
      not_expired: 'It says expired, but its last day has not passed.',
      company_unknown: 'This company is not in the list. Import the company first.',
      company_in_trash: 'This company is in the trash. Restore it first.',
      name_former:
        'This is a former name of {{name}}. Enter the present name, or, if the company returned to the old one, the day from which it applies.',
      company_differs: 'The NIB in this row belongs to {{name}}. Correct the NIB or the company name.',
      company_ambiguous: 'Several companies have this name. Fill in the NIB.',
      subclass_unknown: 'This subclassification code is not in the scope.',
      subclass_in_trash: 'This subclassification is in the trash. Restore it first.',
    },
  },
});
