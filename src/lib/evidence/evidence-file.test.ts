import { expect, test } from 'vitest';
import { announced, evidenceOf, MAX_BYTES, typeOf } from './evidence-file';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1);

test('detects a file type from the content, not from the name or MIME type', async () => {
  expect(await typeOf(new File(['%PDF-1.7'], 'x.png', { type: 'image/png' }))).toBe('application/pdf');
  expect(await typeOf(new File([PNG], 'x.pdf'))).toBe('image/png');
  expect(await typeOf(new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'x'))).toBe('image/jpeg');
  expect(await typeOf(new File(['MZ\x90'], 'virus.pdf', { type: 'application/pdf' }))).toBeUndefined();
  expect(await typeOf(new File(['%PD'], 'cut.pdf'))).toBeUndefined();
});

test.each([
  ['an empty file', new File([], 'a.pdf'), 'files.empty'],
  ['a file larger than 10 MB', new File(['%PDF-', new Uint8Array(MAX_BYTES)], 'a.pdf'), 'files.too_large'],
  ['an executable', new File(['MZ\x90 program'], 'a.pdf', { type: 'application/pdf' }), 'files.type'],
])('rejects %s as evidence', async (_what, file, problem) => {
  expect(await evidenceOf(file)).toMatchObject({ problem });
});

test('file names are sanitised for the database', async () => {
  const named = async (name: string) => {
    const evidence = await evidenceOf(new File(['%PDF-'], name));
    if ('problem' in evidence) throw new Error(evidence.problem);
    return announced([evidence])[0]?.name ?? '';
  };
  expect(await named('Surat\u202Efdp\n.pdf')).toBe('Suratfdp.pdf');
  const long = await named(`${'a'.repeat(300)}.pdf`);
  expect(long).toHaveLength(200);
  expect(long).toMatch(/\.pdf$/);
});
