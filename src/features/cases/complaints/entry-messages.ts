import { defineMessages } from '@/lib/i18n/define-messages';

/** Texts of the staff entry form for complaints, in addition to those of all cases. */
export const entryMessages = defineMessages('complaintEntry', {
  id: {
    title: 'Catat keluhan',
    purpose:
      'Untuk keluhan yang diterima lewat surat, email, telepon, kunjungan langsung, atau lembaga lain. Batas waktu dihitung sejak tanggal diterima.',
    fromMessage: {
      title: 'Jadikan keluhan: pesan {{number}}',
      purpose: 'Batas waktu dihitung sejak pesan diterima, {{date}}. Pesan dan keluhan saling tertaut.',
      sender: 'Dari pesan: {{name}}, {{email}}, {{phone}}',
      noPhone: 'tanpa telepon',
      noEmail: 'tanpa email',
      none: 'Pesan ini tidak ada',
      noneHint: 'Mungkin sudah dihapus.',
      failed: 'Pesan tidak dapat dimuat',
      done: 'Pesan ini sudah dijadikan keluhan',
      open: 'Buka keluhan',
      consent:
        'Persetujuan yang diberikan bersama pesannya ikut tercatat. Keluhannya ditangani atas dasar kewajiban menangani keluhan (UU 27/2022 Pasal 20 ayat (2)).',
      confidential:
        'Bila dirahasiakan, nama dan isi pesan dipindahkan ke perkara dan dihapus dari kotak pesan.',
      back: 'Kembali ke pesan',
      linked: 'Berasal dari pesan',
    },
    fields: {
      message: 'Pesan',
      category: 'Keluhan ini tentang',
      about_name: 'Badan usaha atau sertifikat yang dikeluhkan',
      about_company: 'Badan usaha yang dikeluhkan',
      about_certificate: 'Sertifikat yang dikeluhkan',
      subject: 'Judul singkat',
      incident_on: 'Tanggal kejadian',
      description: 'Apa yang disampaikan pelapor',
      expected_remedy: 'Penyelesaian yang diharapkan',
    },
    hints: {
      description: 'Dengan kata-kata pelapor, sejauh mungkin.',
    },
  },
  en: {
    title: 'Record a complaint',
    purpose:
      'For complaints received by letter, e-mail, phone, in person or from another authority. Time limits count from the day of receipt.',
    fromMessage: {
      title: 'Record as a complaint: message {{number}}',
      purpose: 'Time limits count from the day the message came, {{date}}. Message and complaint are linked.',
      sender: 'From the message: {{name}}, {{email}}, {{phone}}',
      noPhone: 'no phone',
      noEmail: 'no e-mail',
      none: 'There is no such message',
      noneHint: 'It may have been deleted.',
      failed: 'The message could not be loaded',
      done: 'This message has already been recorded as a complaint',
      open: 'Open the complaint',
      consent:
        'The consent given with the message is kept with the complaint, which is handled on the basis of the duty to handle complaints (Law 27/2022, article 20 (2)).',
      confidential:
        'If it is confidential, name and text of the message move to the case and are erased from the inbox of messages.',
      back: 'Back to the message',
      linked: 'Created from a message',
    },
    fields: {
      message: 'Message',
      category: 'This complaint is about',
      about_name: 'Company or certificate complained about',
      about_company: 'Company complained about',
      about_certificate: 'Certificate complained about',
      subject: 'Short title',
      incident_on: 'Date it happened',
      description: 'What the complainant says',
      expected_remedy: 'Remedy asked for',
    },
    hints: {
      description: 'In the complainant’s own words, as far as possible.',
    },
  },
});
