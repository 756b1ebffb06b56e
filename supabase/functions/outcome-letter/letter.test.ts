import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { letterSchema, type Letter } from './facts.ts';
import { letterFile } from './letter.ts';
import { letterAddress } from '../_shared/letter-address.ts';
import { unprintableIn } from '../_shared/letter-characters.ts';
import { printable } from './printable.ts';

const SITE = 'https://lsbu.example.id';
const letterWith = (fields: object = {}): Letter =>
  letterSchema.parse({
    id: 'b1d0c8f2-0000-4000-8000-000000000001',
    number: '007/SH/XI/2026',
    code: 'ABCD-EF23-GH45',
    kind: 'complaint',
    case_number: 'KEL-2026-000012',
    received_at: '2026-11-02T03:00:00Z',
    decided_at: '2026-11-20T03:00:00Z',
    language: 'id',
    status: 'selesai',
    is_confidential: false,
    recipient: 'Budi Santoso',
    company: 'PT Maju Jaya',
    subject: 'Penilaian tertunda',
    outcome: 'Jadwal penilaian dipulihkan.',
    reasons: 'Asesor terlambat tiga minggu.',
    declaration: 'Saya tidak terlibat.',
    body: {
      site_name: 'LSBU Contoh',
      site_name_en: 'Example Body',
      site: { address: 'Jalan Contoh 1', phone: '021-555-0142' },
      letters: {
        legal_name: 'PT Sertifikasi Contoh',
        signatory: 'Rina Wijaya',
        post: 'Direktur',
        post_en: 'Director',
        appeal_post: 'Ketua Panel',
        appeal_post_en: 'Chair of the panel',
        place: 'Jakarta',
      },
    },
    ...fields,
  });

async function read(file: Uint8Array) {
  const pdf = await getDocumentProxy(file.slice());
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), totalPages, info: (await getMeta(pdf)).info };
}
const createLetter = async (fields: object = {}) => read(await letterFile(letterWith(fields), SITE));

describe('an outcome letter', () => {
  it('contains number, date, outcome, reasons, declaration, signatory and next steps', async () => {
    const { text, info, totalPages } = await createLetter({
      finding: 'terbukti_sebagian',
      effect: 'Jadwal baru ditetapkan.',
      decider: 'Sari Dewi',
      decider_post: 'Manajer Mutu',
      actions: [{ text: 'Jadwal diperbaiki', due_on: '2026-12-01' }],
    });
    for (const expected of [
      'PT Sertifikasi Contoh',
      'Jalan Contoh 1',
      'Surat Hasil',
      '007/SH/XI/2026',
      'Jakarta, 20 November 2026',
      'Budi Santoso, PT Maju Jaya',
      'KEL-2026-000012',
      '2 November 2026',
      'Hasil: Keluhan terbukti sebagian',
      'Yang berubah karena putusan ini Jadwal baru ditetapkan.',
      'Jadwal penilaian dipulihkan.',
      'Asesor terlambat tiga minggu.',
      'Jadwal diperbaiki (paling lambat 1 Desember 2026)',
      'Pengambil keputusan: Sari Dewi, Manajer Mutu Menyatakan: “Saya tidak terlibat.”',
      'Menjawab keluhan Anda yang kami terima pada 2 November 2026',
      'Bila Anda berkeberatan atas hasil ini',
      'Komite Akreditasi Nasional',
      'Rina Wijaya',
      'Direktur',
      'ABCD-EF23-GH45',
      `${SITE}/cek/surat`,
      'Halaman 1 dari 1',
    ])
      expect(text).toContain(expected);
    expect(totalPages).toBe(1);
    expect(info).toMatchObject({
      Title: 'Surat Hasil 007/SH/XI/2026',
      Author: 'PT Sertifikasi Contoh',
      Language: 'id',
    });
  });

  it('is in English for an English report, and omits the name of a confidential reporter', async () => {
    const { text } = await createLetter({
      language: 'en',
      kind: 'appeal',
      status: 'diterima',
      is_confidential: true,
      recipient: null,
      company: null,
    });
    for (const expected of [
      'Outcome Letter',
      '20 November 2026',
      'The appellant (identity withheld)',
      'In answer to your appeal, which we received on 2 November 2026',
      'Result: Appeal upheld',
      'Chair of the panel',
      'Page 1 of 1',
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain('Hasil:');
  });

  it('prints the declaration under the decider’s name and post, separate from the signatory', async () => {
    const decider = { decider: 'Sari Dewi', decider_post: 'Ketua Panel Banding' };
    const { text } = await createLetter(decider);
    expect(text).toContain(
      'Pengambil keputusan: Sari Dewi, Ketua Panel Banding Menyatakan: “Saya tidak terlibat.” Bila Anda',
    );
    const english = await createLetter({ ...decider, language: 'en' });
    expect(english.text).toContain(
      'Decision-maker: Sari Dewi, Ketua Panel Banding Declared: “Saya tidak terlibat.”',
    );
  });

  it('has the appeal signatory if it is about an appeal', async () => {
    const { body } = letterWith();
    const letters = {
      ...body.letters,
      appeal_signatory: 'Hartini Kusumo',
      appeal_post: 'Ketua Panel Banding',
    };
    const appeal = { kind: 'appeal', status: 'ditolak', body: { ...body, letters } };
    const { text } = await createLetter(appeal);
    expect(text).toContain('Hartini Kusumo Ketua Panel Banding');
    expect(text).not.toContain('Rina Wijaya');
    expect((await createLetter({ body: { ...body, letters } })).text).toContain('Rina Wijaya Direktur');
  });

  it('has the name of the certification body if appeals have no signatory', async () => {
    const { text } = await createLetter({ kind: 'appeal', status: 'ditolak' });
    expect(text).toContain('Hormat kami, PT Sertifikasi Contoh');
    expect(text).not.toContain('Rina Wijaya');
  });

  it('contains no declaration if the decision has none', async () => {
    const { text } = await createLetter({ declaration: null });
    expect(text).toContain('Jadwal penilaian dipulihkan.');
    expect(text).not.toContain('menyatakan');
  });

  it('prints unusual characters, marks unprintable ones, and escapes hostile text', async () => {
    const name = 'Łukasz Đặng-Nguyễn Şahin Ünal Ωmega Жанна';
    const { text } = await createLetter({
      recipient: name,
      subject: '\u202Etxt.exe\u0000\u200B (/S /JavaScript) <script>alert(1)</script>',
      reasons: 'Nama: 山田 😀 🇮🇩\r\nEndobj\n%%EOF\n) Tj',
    });
    expect(text).toContain(name);
    expect(text).toContain('txt.exe (/S /JavaScript) <script>alert(1)</script>');
    expect(text).toContain('�� �');
    expect(text).toContain('Tanda � menggantikan');
    expect(text).toContain('%%EOF ) Tj');
    expect((await createLetter()).text).not.toContain('�');
  });

  it('prints special characters in every part', async () => {
    const signs = '≤ ≥ ≠ ≈ ± ° ² ³ µ Ω – — … “ ” • × ÷ √ ∑ ∏ ∫ ∞ Δ ∆ → ← ↑ ↓ ½ ¼ ¾ ⅓ ₂ ⁶ ⌀ ‰ №';
    expect(unprintableIn(signs)).toEqual([]);
    const { text } = await createLetter({ subject: signs, outcome: signs, reasons: signs, effect: signs });
    expect(text.match(/≤ ≥ ≠ ≈ ± °/g)).toHaveLength(4);
    expect(text).not.toContain('�');
  });

  it('explains the mark for unprintable characters wherever it occurs', async () => {
    const action = { text: 'Petugas 山田 dilatih.', due_on: null, done_on: null };
    for (const part of [{ effect: '山' }, { recipient: '山田' }, { actions: [action] }])
      expect((await createLetter(part)).text).toContain('Tanda � menggantikan');
  });

  it('prints 20,000 characters of reasons, with or without spaces, on numbered pages', async () => {
    const { text, totalPages } = await createLetter({
      reasons: `${'kalimat panjang '.repeat(1249)}selesai di sini`,
    });
    expect(totalPages).toBeGreaterThan(4);
    expect(text).toContain('selesai di sini');
    expect(text).toContain(`Halaman ${totalPages} dari ${totalPages}`);
    expect(text.match(/kalimat/g)).toHaveLength(1249);
    const whole = await createLetter({ reasons: 'x'.repeat(20_000) });
    expect(whole.text.replace(/[^x]/g, '').length).toBeGreaterThanOrEqual(20_000);
  });

  it('is small and identical on each generation', async () => {
    const [one, two] = [await letterFile(letterWith(), SITE), await letterFile(letterWith(), SITE)];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
    expect(one.length).toBeLessThan(120_000);
  });

  it('links to the page that verifies it', () => {
    expect(letterAddress(SITE, letterWith({ number: '1/A&B #2/2026' }))).toBe(
      `${SITE}/cek/surat?nomor=1%2FA%26B+%232%2F2026&kode=ABCD-EF23-GH45`,
    );
  });
});

it('composes characters and drops invisible ones', () => {
  expect(printable('e\u0301\tA\u200D\u2028B')).toBe('é  A\nB');
});

it('returns each unprintable character once', () => {
  expect(unprintableIn('A\u200D 山 😀 山 ≤')).toEqual(['山', '😀']);
});
