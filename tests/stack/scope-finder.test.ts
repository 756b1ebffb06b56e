import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const codesFor = (query: string) =>
  stack.sql<{ code: string; is_close: boolean }>('select code, is_close from public.search_scopes($1)', [
    query,
  ]);
const first = async (query: string) => (await codesFor(query))[0]?.code;

describe('the scope finder', () => {
  test.each([
    ['perumahan', 'BG001'],
    ['renovasi sekolah', 'BG006'],
    ['rehab kantor', 'BG002'],
    ['gudang', 'BG003'],
    ['rs', 'BG005'],
    ['masjid', 'BG009'],
    ['mesjid', 'BG009'],
    ['pagar', 'BG009'],
    ['aspal', 'BS001'],
    ['pengaspalan', 'BS001'],
    ['Pekerjaan Paving', 'BS001'],
    ['jalan desa', 'BS001'],
    ['tambak', 'BS004'],
    ['talud', 'BS010'],
    ['AC', 'IN008'],
    ['cat', 'PB007'],
    ['aluminium', 'PB001'],
    ['taman', 'AL004'],
    ['pengawasan jalan', 'RK003'],
    ['mosque', 'BG009'],
    ['warehouse', 'BG003'],
    ['KBLI 41012', 'BG002'],
    ['41012', 'BG002'],
    ['bg 2', 'BG002'],
    ['solar panel', 'IN006'],
    ['PLTS', 'IN006'],
    ['listrik', 'BS007'],
    [' Listrik ', 'BS007'],
    ['electricity', 'BS007'],
    ['embung desa', 'BS010'],
    ['taman kota', 'AL004'],
    ['jaringan internet', 'IN002'],
    ['pasang wifi', 'IN002'],
    ['instalasi listrik', 'BS007'],
    ['septic tank', 'BS006'],
    ['lapangan futsal', 'BS016'],
    ['drainase kota', 'BS004'],
    ['kantor desa', 'BG002'],
    ['masjid kampung', 'BG009'],
    ['tembok penahan tanah', 'BS010'],
    ['asrama santri', 'BG001'],
    ['jembatan desa', 'BS002'],
    ['jalan kampung', 'BS001'],
    ['kolam ikan', 'BS004'],
    ['tata kota', 'AL003'],
  ])('answers %s with %s', async (query, code) => {
    expect(await first(query)).toBe(code);
  });

  test('returns nothing for work without a code', async () => {
    expect(await codesFor('beton pracetak')).toEqual([]);
  });

  test('ranks a code whose synonym is the term above codes that merely contain it', async () => {
    const codes = (await codesFor('listrik')).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['BS007', 'KK002', 'RT002']));
  });

  test('returns every code that shares a term', async () => {
    const codes = (await codesFor('renovasi')).map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('BG'))).toHaveLength(9);
    expect((await codesFor('pengawasan'))[0]?.code).toMatch(/^RK/);
  });

  test('maps a code of the previous classification to the current codes', async () => {
    expect((await codesFor('SI001')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['BS004', 'BS010', 'BS011']),
    );
  });

  test('marks results that match only some of the terms as close', async () => {
    const [best] = await codesFor('jalan xyzzyx');
    expect(best).toMatchObject({ is_close: true });
    expect(best?.code).toBe('BS001');
  });

  test('maps a number of another KBLI edition to the codes of its group, marked as close', async () => {
    const codes = await codesFor('42109');
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.every(({ is_close }) => is_close)).toBe(true);
    expect(codes.map(({ code }) => code)).toContain('BS002');
    expect(await codesFor('99999')).toEqual([]);
  });

  test('returns no exact match for work that no code covers', async () => {
    for (const query of ['waterproofing', 'kedap air', 'pelapis kedap air'])
      expect(
        (await codesFor(query)).filter(({ is_close: isClose }) => !isClose),
        query,
      ).toEqual([]);
  });

  test('returns nothing for meaningless terms', async () => {
    expect(await codesFor('xyzzyx')).toEqual([]);
    expect(await codesFor('')).toEqual([]);
    expect(await codesFor("'; drop table public.faq; --%_")).toEqual([]);
  });

  test('finds terms added by staff until they are removed', async () => {
    await stack.sql(`update public.rl_subclass set synonyms = 'gapura' where code = 'KK014'`);
    expect(await first('gapura')).toBe('KK014');
    expect(await first('terowongan')).toBe('KK014');
    await stack.sql(`update public.rl_subclass set synonyms = null where code = 'KK014'`);
    expect((await codesFor('gapura')).map(({ code }) => code)).not.toContain('KK014');
  });
});
