import { defineMessages } from '@/lib/i18n/define-messages';

/** Labels of columns that mean the same in forms, lists, imported and exported files, and the audit log. */
const sharedLabels = {
  id: {
    answer: 'Jawaban',
    association: 'Asosiasi',
    category_id: 'Klasifikasi',
    city: 'Kabupaten/kota',
    code: 'Kode',
    decided_by: 'Diputuskan oleh (jabatan)',
    decided_on: 'Tanggal keputusan',
    decision_number: 'Nomor keputusan',
    expires_on: 'Berlaku sampai',
    is_published: 'Terbit',
    kbli_code: 'Kode KBLI',
    kbli_other_code: 'KBLI edisi lain',
    kbli_other_version: 'Tahun edisi lain',
    kbli_version: 'Tahun KBLI',
    legal_basis: 'Dasar hukum',
    legal_form: 'Bentuk',
    logo_url: 'Logo',
    nature: 'Sifat pekerjaan',
    nib: 'NIB',
    position: 'Jabatan',
    province: 'Provinsi',
    qualification: 'Kualifikasi',
    question: 'Pertanyaan',
    responsible: 'Penanggung jawab',
    scheme_edition: 'Edisi skema',
    scheme_number: 'Nomor skema',
    size_classes: 'Kualifikasi',
    subclass_id: 'Subklasifikasi',
    subtitle: 'Subjudul',
    summary: 'Ringkasan',
    website: 'Situs web',
    year: 'Tahun',
  },
  en: {
    answer: 'Answer',
    association: 'Association',
    category_id: 'Classification',
    city: 'City or regency',
    code: 'Code',
    decided_by: 'Decided by (position)',
    decided_on: 'Date of decision',
    decision_number: 'Decision number',
    expires_on: 'Valid until',
    is_published: 'Published',
    kbli_code: 'KBLI code',
    kbli_other_code: 'KBLI code in another edition',
    kbli_other_version: 'Year of the other edition',
    kbli_version: 'KBLI year',
    legal_basis: 'Legal basis',
    legal_form: 'Legal form',
    logo_url: 'Logo',
    nature: 'Nature of the work',
    nib: 'NIB',
    position: 'Position',
    province: 'Province',
    qualification: 'Qualification',
    question: 'Question',
    responsible: 'Responsible',
    scheme_edition: 'Scheme edition',
    scheme_number: 'Scheme number',
    size_classes: 'Qualifications',
    subclass_id: 'Subclassification',
    subtitle: 'Subtitle',
    summary: 'Summary',
    website: 'Website',
    year: 'Year',
  },
} as const;

/** Default labels of columns that some tables and forms override. */
const commonLabels = {
  id: {
    description: 'Keterangan',
    kind: 'Jenis',
    name: 'Nama',
    number: 'Nomor',
    status: 'Status',
    title: 'Judul',
  },
  en: {
    description: 'Description',
    kind: 'Kind',
    name: 'Name',
    number: 'Number',
    status: 'Status',
    title: 'Title',
  },
} as const;

/** Column labels to spread into the texts of a form, list or file, before its own overrides. */
export const columnLabels = {
  id: { ...commonLabels.id, ...sharedLabels.id },
  en: { ...commonLabels.en, ...sharedLabels.en },
};
/** Columns whose label must not be overridden. */
export const sharedColumns: readonly string[] = Object.keys(sharedLabels.id);

/** Labels of columns with a table-specific meaning, shared by the form and the audit log. */
export const tableLabels = defineMessages('tableColumns', {
  id: {
    alur_sertifikasi: { title: 'Tahap', description: 'Penjelasan' },
    certificates: {
      number: 'Nomor sertifikat',
      subclass_name: 'Nama subklasifikasi',
      issued_on: 'Diterbitkan',
    },
    clients: { name: 'Nama badan usaha', kind: 'Jenis BUJK' },
    fees: {
      grade: 'Untuk sertifikat berkualifikasi (kosong: semua)',
      company_kind: 'Untuk jenis BUJK (kosong: semua)',
      amount: 'Biaya (rupiah)',
      valid_from: 'Berlaku mulai (kosong: sejak awal)',
      legal_product_id: 'Ditetapkan oleh',
      note: 'Catatan',
    },
    hero_slides: {
      image_description: 'Deskripsi gambar',
      cta_primary_url: 'Alamat tombol utama',
      cta_secondary_url: 'Alamat tombol kedua',
    },
    legal_products: {
      title: 'Tentang',
      issued_on: 'Tanggal ditetapkan',
      replaced_by: 'Diubah atau diganti oleh',
    },
    legalitas: { title: 'Nama dokumen', issuer: 'Penerbit', issued_on: 'Tanggal terbit' },
    navigation_menus: { label: 'Nama menu', parent_id: 'Menu induk' },
    rl_categories: { description: 'Penjelasan' },
    rl_subclass: {
      description: 'Penjelasan',
      qualifications: 'Kualifikasi yang boleh (kosong: seperti klasifikasinya)',
      synonyms: 'Kata pencarian (tidak ditampilkan; pisahkan dengan koma)',
    },
    struktur_organisasi: { parent_id: 'Atasan', photo_url: 'Alamat foto', bio: 'Tugas dan wewenang' },
  },
  en: {
    alur_sertifikasi: { title: 'Stage', description: 'Description' },
    certificates: {
      number: 'Certificate number',
      subclass_name: 'Subclassification name',
      issued_on: 'Issued',
    },
    clients: { name: 'Company name', kind: 'Kind of company' },
    fees: {
      grade: 'For certificates of the qualification (blank: all)',
      company_kind: 'For the kind of company (blank: all)',
      amount: 'Fee (rupiah)',
      valid_from: 'In force from (blank: from the start)',
      legal_product_id: 'Set by',
      note: 'Note',
    },
    hero_slides: {
      image_description: 'Description of the picture',
      cta_primary_url: 'URL of the first button',
      cta_secondary_url: 'URL of the second button',
    },
    legal_products: { title: 'Subject', issued_on: 'Issued on', replaced_by: 'Amended or replaced by' },
    legalitas: { title: 'Document', issuer: 'Issued by', issued_on: 'Issued on' },
    navigation_menus: { label: 'Label', parent_id: 'Parent menu' },
    rl_categories: { description: 'Description' },
    rl_subclass: {
      description: 'Description',
      qualifications: 'Qualifications allowed (blank: as its classification)',
      synonyms: 'Search words (not shown; separated by commas)',
    },
    struktur_organisasi: {
      parent_id: 'Reports to',
      photo_url: 'Photo URL',
      bio: 'Duties and authority',
    },
  },
});
