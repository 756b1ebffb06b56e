import { paths } from '@/config/paths';
import type { CompanyKind } from '@/domain/company-kind';
import { defineImport, type Marks } from '@/imports/define-import';
import { associationSpelling, legalFormSpelling } from '@/features/register/certificates/spellings';
import { citySpelling, provinceSpelling } from './places';

const lower = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/**
 * Identifies a company by its NIB, by name and city, or by name alone in rows without a city. A row with a
 * NIB never matches a company with another NIB, and is not matched by name if its NIB exists.
 */
function companyMatchKeys({ nib, name, city }: Readonly<Record<string, unknown>>, isThere: boolean): Marks {
  const number = typeof nib === 'string' && /^\d{13}$/.test(nib) ? nib : '';
  const place = lower(city) && ` in ${lower(city)}`;
  const named = (has: 'with NIB' | 'without NIB', where: string) =>
    lower(name) ? [`${has} ${lower(name)}${where}`] : [];
  const own = number ? 'with NIB' : 'without NIB';
  const names = [...named('without NIB', place), ...(number ? [] : named('with NIB', place))];
  return {
    column: number ? 'nib' : 'name',
    is: [...(number ? [number] : []), ...named(own, place), ...(place ? named(own, '') : [])],
    like: [...(number ? [number] : []), ...(number && isThere ? [] : names)],
  };
}

/**
 * Import of companies. Without columns for tax numbers, telephones or people, because the register is public.
 */
export const companiesImport = defineImport({
  kind: 'clients',
  keys: ['nib', 'name'],
  marks: companyMatchKeys,
  // A sheet with one row per certificate repeats its company.
  repeated: ({ nib, name }) => (typeof nib === 'string' && nib) || lower(name),
  hasCertificates: true,
  list: paths.admin.clients,
  columns: [
    {
      column: 'name',
      kind: 'text',
      isNeeded: true,
      example: 'PT Contoh Karya Konstruksi',
      synonyms: [
        'nama',
        'nama bujk',
        'nama badan usaha',
        'nama perusahaan',
        'badan usaha',
        'perusahaan',
        'company',
        'company name',
        'klien',
        'client',
      ],
    },
    {
      column: 'nib',
      kind: 'digits',
      example: '9120000000017',
      synonyms: ['nomor induk berusaha', 'no nib', 'nomor nib', 'business identification number'],
    },
    {
      column: 'legal_form',
      kind: 'text',
      spelled: legalFormSpelling,
      example: 'PT',
      synonyms: ['bentuk', 'form', 'bentuk usaha', 'bentuk badan usaha', 'jenis badan usaha', 'bentuk hukum'],
    },
    {
      column: 'name_since',
      kind: 'date',
      example: '12/05/2026',
      synonyms: ['nama baru sejak', 'tanggal perubahan nama', 'tgl perubahan nama', 'name since'],
    },
    {
      column: 'kind',
      kind: 'choice',
      example: 'BUJKN',
      options: {
        BUJKN: ['bujkn', 'bujk nasional', 'nasional', 'national', 'bujk', 'pmdn', 'swasta nasional'],
        PMA: ['pma', 'bujk pma', 'bujkpma', 'penanaman modal asing', 'bujk penanaman modal asing'],
        KPBUJKA: [
          'kpbujka',
          'kp bujka',
          'bujka',
          'bujk asing',
          'kantor perwakilan',
          'kantor perwakilan bujka',
        ],
        perorangan: ['perorangan', 'perseorangan', 'orang perseorangan', 'usaha perorangan', 'individual'],
      } satisfies Record<CompanyKind, string[]>,
      synonyms: [
        'jenis bujk',
        'kategori bujk',
        'golongan bujk',
        'status bujk',
        'jenis',
        'kind',
        'company kind',
      ],
    },
    {
      column: 'province',
      kind: 'text',
      spelled: provinceSpelling,
      example: 'Jawa Barat',
      synonyms: ['propinsi', 'provinsi bujk', 'nama provinsi'],
    },
    {
      column: 'city',
      kind: 'text',
      spelled: citySpelling,
      example: 'Kota Bandung',
      synonyms: [
        'kota',
        'kabupaten',
        'kota atau kabupaten',
        'kabupaten atau kota',
        'kab kota',
        'kab kota bujk',
        'kota kab',
        'kota kabupaten',
        'kabupaten kota',
        'nama kota',
        'nama kabupaten',
        'nama kabupaten kota',
        'city',
        'regency',
      ],
    },
    {
      column: 'association',
      kind: 'text',
      spelled: associationSpelling,
      example: 'Asosiasi Contoh',
      synonyms: ['nama asosiasi', 'asosiasi badan usaha'],
    },
    {
      column: 'website',
      kind: 'text',
      example: 'https://contoh.example.id',
      synonyms: ['situs web', 'situs', 'web', 'url', 'website bujk', 'homepage'],
    },
    {
      column: 'is_published',
      kind: 'boolean',
      example: 'ya',
      synonyms: ['published', 'tampil', 'status terbit'],
    },
  ],
});
