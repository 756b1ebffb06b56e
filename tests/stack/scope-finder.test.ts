import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '../support/stack.ts';

let stack: TestStack;
beforeAll(async () => {
  stack = await openTestStack();
});
afterAll(() => stack.close());

const found = (query: string) =>
  stack.sql<{ code: string; is_close: boolean }>('select code, is_close from public.search_scopes($1)', [
    query,
  ]);
const first = async (query: string) => (await found(query))[0]?.code;

describe('the scope finder knows how people call the work', () => {
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
  ])('%s: %s', async (query, code) => {
    expect(await first(query)).toBe(code);
  });

  test('a code with the word among others in its name comes after the one whose everyday word it is', async () => {
    const codes = (await found('listrik')).map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['BS007', 'KK002', 'RT002']));
  });

  test('a word that many codes share brings them all', async () => {
    const codes = (await found('renovasi')).map(({ code }) => code);
    expect(codes.filter((code) => code.startsWith('BG'))).toHaveLength(9);
    expect((await found('pengawasan'))[0]?.code).toMatch(/^RK/);
  });

  test('a code of the classification before this one leads to the codes of the same work', async () => {
    expect((await found('SI001')).map(({ code }) => code)).toEqual(
      expect.arrayContaining(['BS004', 'BS010', 'BS011']),
    );
  });

  test('where only some of the words are known, what has them is offered as close', async () => {
    const [best] = await found('jalan xyzzyx');
    expect(best).toMatchObject({ is_close: true });
    expect(best?.code).toBe('BS001');
  });

  test('a number of another edition of KBLI leads to the codes of its group, as close', async () => {
    const codes = await found('42109');
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.every(({ is_close }) => is_close)).toBe(true);
    expect(codes.map(({ code }) => code)).toContain('BS002');
    expect(await found('99999')).toEqual([]);
  });

  test('work that no code covers is never taken for a match', async () => {
    for (const query of ['waterproofing', 'kedap air', 'pelapis kedap air'])
      expect(
        (await found(query)).filter(({ is_close: isClose }) => !isClose),
        query,
      ).toEqual([]);
  });

  test('words that mean no work find nothing', async () => {
    expect(await found('xyzzyx')).toEqual([]);
    expect(await found('')).toEqual([]);
    expect(await found("'; drop table public.faq; --%_")).toEqual([]);
  });

  test('words that staff add are found at once, and those they take away no longer', async () => {
    await stack.sql(`update public.rl_subclass set synonyms = 'gapura' where code = 'KK014'`);
    expect(await first('gapura')).toBe('KK014');
    expect(await first('terowongan')).toBe('KK014');
    await stack.sql(`update public.rl_subclass set synonyms = null where code = 'KK014'`);
    expect((await found('gapura')).map(({ code }) => code)).not.toContain('KK014');
  });
});
