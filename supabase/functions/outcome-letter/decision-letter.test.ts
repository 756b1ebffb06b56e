import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { letterSchema } from './facts.ts';
import { letterFile } from './letter.ts';

const SITE = 'https://lsbu.example.id';
const certificate = {
  number: 'PNS-BG002-00002',
  holder: 'PT Maju Jaya',
  subclass_code: 'BG002',
  subclass_name: 'Gedung Perkantoran',
  subclass_name_en: 'Office Buildings',
  category_name: 'Bangunan Gedung',
  category_name_en: 'Buildings',
  qualification: 'menengah',
  kbli_code: '41012',
  kbli_version: '2020',
  issued_on: '2025-02-03',
  expires_on: '2028-02-02',
};
const suspension = {
  kind: 'suspend',
  effective_on: '2026-11-18',
  decided_on: '2026-11-17',
  number: 'SKB-00005',
  decided_by: 'Direktur Utama',
  ground: 'surveilans',
  note: 'Kunjungan belum terlaksana.',
  until: '2027-01-31',
  appeal_until: '2026-12-07',
};

async function createLetter(decision: object = {}, fields: object = {}) {
  const letter = letterSchema.parse({
    id: 'b1d0c8f2-0000-4000-8000-000000000002',
    number: '008/SH/XI/2026',
    code: 'ABCD-EF23-GH45',
    kind: 'decision',
    decided_at: '2026-11-18T03:00:00Z',
    language: 'id',
    certificate,
    decision: { ...suspension, ...decision },
    body: {
      site_name: 'LSBU Contoh',
      site: { address: 'Jalan Contoh 1' },
      letters: {
        legal_name: 'PT Sertifikasi Contoh',
        signatory: 'Rina Wijaya',
        post: 'Direktur',
        post_en: 'Director',
        appeal_signatory: 'Hartini Kusumo',
        place: 'Jakarta',
      },
    },
    ...fields,
  });
  const file = await letterFile(letter, SITE);
  const { text } = await extractText(await getDocumentProxy(file.slice()), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

describe('a decision letter', () => {
  it('contains the certificate, the decision, the end of the suspension, the right of appeal and the signatory', async () => {
    const text = await createLetter();
    for (const expected of [
      'Surat Pemberitahuan Keputusan',
      '008/SH/XI/2026',
      'Jakarta, 18 November 2026',
      'Pembekuan sertifikat PNS-BG002-00002',
      'Kepada PT Maju Jaya',
      'Berlaku sejak 18 November 2026',
      'Tanggal keputusan 17 November 2026',
      'Nomor keputusan SKB-00005',
      'Ditetapkan oleh Direktur Utama',
      'Dasar surveilans belum selesai',
      'Ruang lingkup BG002 Gedung Perkantoran (Bangunan Gedung)',
      'Kualifikasi Menengah',
      'KBLI 41012 (2020)',
      'Terbit 3 Februari 2025',
      'Berlaku sampai 2 Februari 2028',
      'Kunjungan belum terlaksana.',
      'Pembekuan ditetapkan sampai 31 Januari 2027.',
      'diaktifkan kembali setelah surveilans selesai',
      'ajukan banding paling lambat 7 Desember 2026',
      'Rina Wijaya Direktur',
      'ABCD-EF23-GH45',
    ])
      expect(text).toContain(expected);
    expect(text.replaceAll(' ', '')).toContain(`di${SITE}/banding`);
    expect(text).not.toContain('Hartini Kusumo');
  });

  it('is in English if the contact’s language is English', async () => {
    const text = await createLetter({}, { language: 'en' });
    expect(text).toContain('Decision Letter');
    expect(text).toContain('Scope BG002 Office Buildings (Buildings)');
    expect(text).toContain('Ground surveillance not completed');
    expect(text).toContain('The suspension lasts until 31 January 2027.');
    expect(text).toContain('file an appeal by 7 December 2026');
    expect(text).toContain('Rina Wijaya Director');
  });

  it.each([
    [null, null, 'tidak memiliki hari akhir', 'setelah penyebab pembekuan diatasi'],
    ['kewajiban', '2027-02-01', 'sampai 1 Februari 2027', 'setelah kewajiban pemegang terpenuhi'],
    ['permintaan', null, 'tidak memiliki hari akhir', 'atas permintaan pemegang'],
  ])('states how a suspension with the ground %s ends', async (ground, until, end, condition) => {
    const text = await createLetter({ ground, until });
    expect(text).toContain(end);
    expect(text).toContain(condition);
  });

  it('omits the end of a suspension and the right of appeal for a reinstatement', async () => {
    const plain = { ground: null, until: null, note: null, appeal_until: null };
    const text = await createLetter({ kind: 'reinstate', ...plain });
    expect(text).toContain('Keputusan: Pengaktifan kembali sertifikat');
    for (const absent of ['Akhir pembekuan', 'Hak banding', 'Keterangan', 'Dasar'])
      expect(text).not.toContain(absent);
  });

  it('instructs the holder of a withdrawn certificate to stop using it', async () => {
    const text = await createLetter({ kind: 'withdraw', ground: 'lembaga', until: null });
    expect(text).toContain('Keputusan: Pencabutan sertifikat');
    expect(text).toContain('Hentikan pemakaian sertifikat');
    expect(text).toContain('Hak banding');
  });

  it('contains the values before and after a reduction', async () => {
    const changes = { qualification: ['besar', 'menengah'], expires_on: ['2028-12-31', '2028-02-02'] };
    const text = await createLetter({ kind: 'reduce', ground: null, changes });
    expect(text).toContain('Kualifikasi Menengah (semula Besar)');
    expect(text).toContain('2 Februari 2028 (semula 31 Desember 2028)');
  });

  it('contains the decision that an annulment takes back', async () => {
    const annulled = {
      kind: 'withdraw',
      effective_on: '2026-10-01',
      number: 'SKC-1',
      letter: '003/SH/X/2026',
    };
    const text = await createLetter({ kind: 'annul', ground: null, appeal_until: null, annulled });
    expect(text).toContain('Perihal Pembatalan pencabutan sertifikat');
    expect(text.replaceAll(' ', '')).toContain(
      'keputusannomorSKC-1,berlakusejak1Oktober2026(surat003/SH/X/2026)',
    );
  });

  it('escapes hostile text and marks unprintable characters', async () => {
    const hostile = '\u202E<script>alert(1)</script> 山 %%EOF ) Tj';
    const text = await createLetter({ note: hostile }, { certificate: { ...certificate, holder: hostile } });
    expect(text.match(/<script>alert\(1\)<\/script> � %%EOF \) Tj/g)?.length).toBeGreaterThan(1);
    expect(text).toContain('Tanda � menggantikan');
    expect(await createLetter()).not.toContain('�');
  });
});
