import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestStack, type TestStack } from '@tests/support/stack';
import { resourceSchema } from '@/forms/resource/resource-schema';
import { settingSectionOf, settingGroups } from '@/features/settings/groups';
import { toColumns, toForm, type SettingsRow } from '@/features/settings/values';
import { coloursOf, isReadable, NEUTRALS, readableOf } from './shades';

const channel = (value: number) => Math.round(value).toString(16).padStart(2, '0');
/** Samples from the whole RGB cube, including greys, pale and saturated colours. */
const steps = [0, 64, 128, 191, 255];
const samples = steps.flatMap((r) =>
  steps.flatMap((g) => steps.map((b) => `#${[r, g, b].map(channel).join('')}`)),
);

test('uses the neutral colours of tokens.css', () => {
  const css = readFileSync('src/styles/tokens.css', 'utf8');
  for (const { grounds, texts, paper } of Object.values(NEUTRALS))
    for (const value of [...grounds, ...texts, paper]) expect(css).toContain(`: ${value};`);
});

test('finds a readable colour for every sample', () => {
  for (const sample of samples) expect(isReadable(coloursOf(readableOf(sample))), sample).toBe(true);
  expect(readableOf('#000000')).toBe('#000000');
  expect(readableOf('#FFFFFF')).toMatch(/^#(..)\1\1$/);
  expect(isReadable(coloursOf('#ffcc00'))).toBe(false);
  expect(coloursOf(' #1D4F91 ')).toMatchObject({ brand: '#1d4f91', light: { primary: '#1d4f91' } });
});

const schema = resourceSchema(settingSectionOf('site_settings', settingGroups.colours));
const issueOf = (colours: string) => schema.safeParse({ colours }).error?.issues[0]?.message;

test.each([
  ['', undefined],
  ['#1d4f91', undefined],
  ['1d4f91', 'colour'],
  ['#1d4', 'colour'],
  ['red', 'colour'],
  ['#1d4f91;--x:url(//a.example)', 'colour'],
  ['#ffcc00', 'contrast'],
])('maps the colour %s to the validation issue %s', (typed, issue) => {
  expect(issueOf(typed)).toBe(issue);
});

test('stores a colour with its shades and an empty value as null', () => {
  const row = { id: '1', updated_at: '', site: { phone: '021' } } satisfies SettingsRow;
  const columns = toColumns(settingGroups.colours, row, { colours: '#1d4f91' });
  expect(columns).toEqual({ site: { phone: '021', colours: coloursOf('#1d4f91') } });
  expect(toForm(settingGroups.colours, { ...row, ...columns })).toEqual({ colours: '#1d4f91' });
  expect(toColumns(settingGroups.colours, row, { colours: '' })).toEqual({
    site: { phone: '021', colours: null },
  });
});

describe('the database', () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await openTestStack();
  });
  afterAll(() => stack.close());
  const accepts = async (value: unknown) =>
    (
      await stack.sql<{ ok: boolean }>('select private.is_colours($1::jsonb) as ok', [JSON.stringify(value)])
    )[0]?.ok;

  test('accepts readable colours', async () => {
    for (const sample of samples) {
      const colours = coloursOf(sample);
      // Only the form checks the contrast of lines.
      if (isReadable(colours)) expect(await accepts(colours), sample).toBe(true);
    }
  });

  test('rejects unreadable colours, missing shades and invalid colours', async () => {
    const good = coloursOf('#1d4f91');
    expect(await accepts(coloursOf('#ffcc00'))).toBe(false);
    expect(await accepts(coloursOf('#ffffff'))).toBe(false);
    expect(await accepts({ ...good, dark: { ...good.dark, primary: '#1b2533' } })).toBe(false);
    expect(await accepts({ ...good, light: { ...good.light, soft: '#1d4f91' } })).toBe(false);
    expect(await accepts({ ...good, light: { ...good.light, tone: 'red' } })).toBe(false);
    expect(await accepts({ ...good, light: { ...good.light, more: '#000000' } })).toBe(false);
    expect(await accepts({ brand: '#1d4f91', light: good.light })).toBe(false);
    expect(await accepts({ brand: '#1d4f91' })).toBe(false);
    expect(await accepts('#1d4f91')).toBe(false);
    expect(await accepts(null)).toBe(true);
    const admin = await stack.client('admin');
    const { data } = await admin.from('site_settings').select('id, site').single();
    const site = { ...(data?.site as object), colours: { brand: '#ffcc00' } };
    const refused = await admin
      .from('site_settings')
      .update({ site })
      .eq('id', data?.id ?? '');
    expect(refused.error?.code).toBe('23514');
  });
});
