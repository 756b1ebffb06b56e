import { columnLabels, tableLabels } from '@/domain/column-messages';
import { companyKindMessages } from '@/domain/company-kind-messages';
import { defineMessages } from '@/lib/i18n/define-messages';
import type { ResourceMessages } from '@/forms/resource/define-resource';
import type { PagedListMessages } from '@/lists/paged/define-paged-list';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import type { clientsResource } from './clients-form';
import type { clientsList } from './clients-paged';

type ClientTexts = ResourceMessages<typeof clientsResource> & PagedListMessages<typeof clientsList>;

const [words, english] = [certificateMessages.id, certificateMessages.en];
const [kinds, englishKinds] = [companyKindMessages.id.kind, companyKindMessages.en.kind];

/** Texts of companies in the back-office. */
export const clientsAdminMessages = defineMessages('clientsAdmin', {
  id: {
    title: 'Klien',
    purpose:
      'Badan usaha yang disertifikasi. Daftar ini terbuka untuk umum: jangan tulis NPWP, NIK, atau data pribadi.',
    add: 'Tambah badan usaha',
    search: 'Nama, kota, NIB, atau nomor sertifikat',
    empty: 'Belum ada badan usaha',
    emptyHint: 'Badan usaha yang disertifikasi dicatat di sini, beserta sertifikatnya.',
    company: 'Badan usaha',
    companyPurpose: 'Data badan usaha dan sertifikatnya.',
    change: 'Ubah data',
    back: 'Daftar badan usaha',
    missing: 'Badan usaha ini tidak ada',
    missingHint: 'Alamatnya mungkin salah tulis, atau badan usahanya sudah dihapus.',
    failed: 'Data badan usaha tidak dapat dimuat',
    inTrash:
      'Badan usaha ini ada di sampah; pengunjung tidak melihatnya. Pulihkan dulu sebelum mengubah sertifikatnya.',
    complaints_one: '{{count}} keluhan tentang badan usaha ini',
    complaints_other: '{{count}} keluhan tentang badan usaha ini',
    noComplaints: 'Belum ada keluhan tentang badan usaha ini.',
    complaintsFailed: 'Jumlah keluhan tidak dapat dimuat.',
    onSite: 'Di situs',
    onSiteLink: 'Lihat halaman publik',
    import: 'Impor',
    tabs: { clients: 'Badan usaha', certificates: 'Sertifikat', surveillance: 'Surveilans' },
    fields: {
      ...columnLabels.id,
      ...tableLabels.id.clients,
    },
    columns: {
      ...columnLabels.id,
      kind: tableLabels.id.clients.kind,
      name_since: tableLabels.id.clients.name_since,
      certificates: 'Sertifikat',
      active: 'Aktif',
      updated_at: 'Diubah',
    },
    filters: {
      province: 'Provinsi',
      association: 'Asosiasi',
      kind: tableLabels.id.clients.kind,
      status: 'Sertifikat',
      published: 'Terbit',
    },
    hints: {
      name_since:
        'Wajib bila nama atau bentuk badan usaha bersertifikat berubah: nama lamanya tetap tampil sebagai “dahulu”.',
      name_correction: 'Dengan alasan ini, nama yang lama dianggap salah tulis dan tidak ditampilkan.',
    },
    options: {
      kind: kinds,
      status: words.status,
      published: { yes: 'Terbit', no: 'Tidak terbit' },
    },
    constraints: {
      clients_nib_check: 'NIB terdiri dari 13 angka.',
      clients_name_since_check: 'Tanggal harus antara tahun 1945 dan 2099.',
      clients_nib_key: 'NIB ini sudah dipakai badan usaha lain. Periksa juga sampah.',
    },
  } satisfies ClientTexts & Record<string, unknown>,
  en: {
    title: 'Clients',
    purpose: 'The companies you certify. This list is public: enter no tax numbers or personal data.',
    add: 'Add a company',
    search: 'Name, city, NIB or certificate number',
    empty: 'No companies yet',
    emptyHint: 'Certified companies are kept here, with their certificates.',
    company: 'Company',
    companyPurpose: 'The company and its certificates.',
    change: 'Change details',
    back: 'List of companies',
    missing: 'There is no such company',
    missingHint: 'The URL may be mistyped, or the company has been deleted.',
    failed: 'The company could not be loaded',
    inTrash:
      'This company is in the trash; visitors do not see it. Restore it before changing its certificates.',
    complaints_one: '{{count}} complaint about this company',
    complaints_other: '{{count}} complaints about this company',
    noComplaints: 'No complaints about this company yet.',
    complaintsFailed: 'The number of complaints could not be loaded.',
    onSite: 'On the site',
    onSiteLink: 'See the public page',
    import: 'Import',
    tabs: { clients: 'Companies', certificates: 'Certificates', surveillance: 'Surveillance' },
    fields: {
      ...columnLabels.en,
      ...tableLabels.en.clients,
    },
    columns: {
      ...columnLabels.en,
      kind: tableLabels.en.clients.kind,
      name_since: tableLabels.en.clients.name_since,
      certificates: 'Certificates',
      active: 'Valid',
      updated_at: 'Changed',
    },
    filters: {
      province: 'Province',
      association: 'Association',
      kind: tableLabels.en.clients.kind,
      status: 'Certificates',
      published: 'Published',
    },
    hints: {
      name_since:
        'Required when the name or legal form of a certified company changes: the old name stays visible as “formerly”.',
      name_correction: 'With this reason, the old name counts as a typing error and is not shown.',
    },
    options: {
      kind: englishKinds,
      status: english.status,
      published: { yes: 'Published', no: 'Not published' },
    },
    constraints: {
      clients_nib_check: 'A NIB has 13 digits.',
      clients_name_since_check: 'The date must be between 1945 and 2099.',
      clients_nib_key: 'Another company has this NIB. Look in the trash too.',
    },
  } satisfies ClientTexts & Record<string, unknown>,
});
