import type { Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { toContentLanguage } from '@/lib/content-languages';
import { queryOf } from '@/lib/url-state';
import { checkPath } from './certificate';
import { pagePath } from './page-path';
import type { RecordTexts } from './record-kind';
import { isNature, type Nature } from './scope';

/** Result of search_site, without the labels and addresses of fixed pages. */
export interface FoundEntry {
  kind: string;
  id: string;
  /** Slug, code, number or nature, from which the address or label is built. */
  key: string | null;
  title: string | null;
  excerpt: string | null;
}

/** Search result as displayed. */
export interface ShownEntry {
  title: string;
  excerpt: string | null;
  path: string;
}

interface SitePage {
  path: string;
  title: RecordTexts;
  excerpt?: RecordTexts;
}

/** Pages that are not rows of a list, by key of private.services, which holds their search terms. */
export const sitePages: Readonly<Record<string, SitePage>> = {
  cek: {
    path: paths.check,
    title: { id: 'Cek sertifikat', en: 'Check a certificate' },
    excerpt: {
      id: 'Periksa keaslian dan keberlakuan SBU menurut nomor, NIB, atau nama.',
      en: 'See whether a certificate is genuine and valid, by number, NIB or name.',
    },
  },
  klien: {
    path: paths.information.clients,
    title: { id: 'Klien bersertifikat', en: 'Register of certified companies' },
    excerpt: { id: 'Badan usaha dan sertifikatnya.', en: 'Companies and their certificates.' },
  },
  keluhan: {
    path: paths.complaint,
    title: { id: 'Keluhan', en: 'Complaints' },
    excerpt: {
      id: 'Sampaikan keluhan tentang layanan kami atau pemegang sertifikat.',
      en: 'Complain about our service or a certificate holder.',
    },
  },
  banding: {
    path: paths.appeal,
    title: { id: 'Banding', en: 'Appeals' },
    excerpt: {
      id: 'Ajukan keberatan atas keputusan sertifikasi.',
      en: 'Object to a certification decision.',
    },
  },
  lacak: {
    path: paths.tracking,
    title: { id: 'Lacak perkara', en: 'Track a case' },
    excerpt: {
      id: 'Lihat perkembangan keluhan atau banding Anda, kirim jawaban dan dokumen.',
      en: 'Follow your complaint or appeal, send answers and documents.',
    },
  },
  kontak: {
    path: paths.profile.contact,
    title: { id: 'Kontak', en: 'Contact' },
    excerpt: {
      id: 'Alamat, telepon, email, jam kerja, dan formulir pesan.',
      en: 'Address, phone, e-mail, office hours and a message form.',
    },
  },
  'struktur-organisasi': {
    path: paths.profile.organization,
    title: { id: 'Struktur organisasi', en: 'Organisation' },
    excerpt: { id: 'Siapa memegang jabatan apa.', en: 'Who holds which position.' },
  },
  tentang: { path: paths.profile.about, title: { id: 'Tentang kami', en: 'About us' } },
  'visi-misi': { path: paths.profile.vision, title: { id: 'Visi dan misi', en: 'Vision and mission' } },
  legalitas: {
    path: paths.profile.legality,
    title: { id: 'Legalitas', en: 'Legal status' },
    excerpt: {
      id: 'Akta, izin, lisensi, dan akreditasi kami.',
      en: 'Our deeds, permits, licence and accreditation.',
    },
  },
  'ruang-lingkup': {
    path: paths.services.scopes,
    title: { id: 'Ruang lingkup', en: 'Scope of certification' },
    excerpt: {
      id: 'Klasifikasi dan subklasifikasi yang kami sertifikasi.',
      en: 'Classifications and subclassifications that we certify.',
    },
  },
  panduan: {
    path: paths.services.guide,
    title: { id: 'Temukan SBU Anda', en: 'Find the certificate you need' },
    excerpt: {
      id: 'Dari pekerjaan Anda ke kode, kualifikasi, biaya, dokumen, dan waktunya.',
      en: 'From your work to codes, qualification, fee, documents and time.',
    },
  },
  alur: {
    path: paths.services.flow,
    title: { id: 'Alur sertifikasi', en: 'Certification process' },
    excerpt: {
      id: 'Tahap, syarat, dan dokumen: permohonan baru, surveilans, perpanjangan.',
      en: 'Stages, requirements and documents: first application, surveillance, renewal.',
    },
  },
  biaya: {
    path: paths.services.fees,
    title: { id: 'Biaya sertifikasi', en: 'Certification fees' },
    excerpt: {
      id: 'Tarif menurut sifat pekerjaan dan kualifikasi, dengan penghitung biaya.',
      en: 'Fees by nature of the work and qualification, with a calculator.',
    },
  },
  'hak-kewajiban': {
    path: paths.information.rights,
    title: { id: 'Hak dan kewajiban', en: 'Rights and duties' },
    excerpt: {
      id: 'Hak dan kewajiban pemohon dan pemegang sertifikat, termasuk penggunaan logo dan tanda.',
      en: 'Rights and duties of applicants and holders, including the use of logo and marks.',
    },
  },
  'produk-hukum': {
    path: paths.information.legalProducts,
    title: { id: 'Produk hukum', en: 'Laws and regulations' },
  },
  faq: { path: paths.information.faq, title: { id: 'Pertanyaan umum', en: 'Frequently asked questions' } },
  news: { path: paths.information.news, title: { id: 'Berita', en: 'News' } },
  'kebijakan-privasi': { path: paths.privacy, title: { id: 'Kebijakan privasi', en: 'Privacy policy' } },
};

const natures: Record<Nature, RecordTexts> = {
  umum: { id: 'Umum', en: 'General' },
  spesialis: { id: 'Spesialis', en: 'Specialist' },
  terintegrasi: { id: 'Terintegrasi', en: 'Integrated' },
  konsultansi: { id: 'Konsultansi', en: 'Consultancy' },
  konsultansi_spesialis: { id: 'Konsultansi spesialis', en: 'Specialist consultancy' },
};
const fee: RecordTexts = { id: 'Biaya', en: 'Fee' };
const track: RecordTexts = { id: 'Lacak {{number}}', en: 'Track {{number}}' };
const trackHint: RecordTexts = {
  id: 'Dengan kode akses yang Anda terima.',
  en: 'With the access code that you were given.',
};

/** Addresses of rows, by kind. */
const rowPaths: Readonly<Record<string, (key: string, id: string) => string>> = {
  articles: (slug) => `${paths.information.news}/${slug}`,
  certificates: checkPath,
  clients: (_, id) => `${paths.information.clients}/${id}`,
  cms_pages: pagePath,
  faq: (_, id) => `${paths.information.faq}#${id}`,
  alur_sertifikasi: (_, id) => `${paths.services.flow}#${id}`,
  legalitas: (_, id) => `${paths.profile.legality}#${id}`,
  legal_products: (number) => paths.information.legalProducts + queryOf({ q: number }),
  rl_subclass: (code) => `${paths.services.scopes}/${code}`,
};

/** Returns label and address of a result; undefined for a kind or page that this version does not know. */
export function showEntry(entry: FoundEntry, language: Language): ShownEntry | undefined {
  const { kind, id, excerpt } = entry;
  const key = entry.key ?? '';
  const title = entry.title ?? '';
  const say = (words: RecordTexts) => words[toContentLanguage(language)];
  if (kind === 'services') {
    const page = sitePages[key];
    return (
      page && { title: say(page.title), excerpt: page.excerpt ? say(page.excerpt) : null, path: page.path }
    );
  }
  if (kind === 'case_numbers')
    return {
      title: say(track).replace('{{number}}', key),
      excerpt: say(trackHint),
      path: paths.tracking + queryOf({ nomor: key }),
    };
  if (kind === 'fees') {
    const nature = isNature(key) ? say(natures[key]) : null;
    return {
      title: [say(fee), nature, title].filter(Boolean).join(' · '),
      excerpt,
      path: paths.services.fees,
    };
  }
  const path = rowPaths[kind]?.(key, id);
  return path ? { title, excerpt, path } : undefined;
}
