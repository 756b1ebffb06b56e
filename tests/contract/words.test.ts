import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { allMessages } from '../support/all-messages.ts';

const glossary = readFileSync('docs/glossary.md', 'utf8').split('## Words of the interface')[1] ?? '';
/** The rows of the table: the right words, and those that are not to be used. */
const rows = glossary
  .split('\n')
  .filter((line) => line.startsWith('|') && !/^\|[ -]+\|[ -]+\|/.test(line))
  .slice(1)
  .map((line) =>
    line
      .split('|')
      .slice(1, 5)
      .map((cell) => cell.trim()),
  )
  .map(([id = '', en = '', notId = '', notEn = '']) => ({
    id,
    en,
    notId: words(notId),
    notEn: words(notEn),
  }));

function words(cell: string): string[] {
  return cell.split(', ').filter(Boolean);
}

/** Texts without placeholders, addresses and code, whose words are names. */
const prose = (text: string) => text.replaceAll(/\{\{.*?\}\}|`[^`]*`|\S*[@/]\S*/g, ' ');

function texts(part: object): string[] {
  return Object.values(part).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? texts(value) : [prose(String(value))],
  );
}

/** The whole words, in any case; a hyphen joins two words into one. */
const matcher = (refused: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${refused.join('|')})(?![\\p{L}\\p{N}-])`, 'iu');

const notIndonesian = matcher(rows.flatMap(({ notId }) => notId));
const notEnglish = matcher(rows.flatMap(({ notEn }) => notEn));

describe('the words of the interface', () => {
  test('the glossary lists them', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.every(({ id, en, notId, notEn }) => id && en && notId.length + notEn.length > 0)).toBe(true);
  });

  test.each(allMessages)('$file ($namespace) uses them', ({ messages }) => {
    expect(texts(messages.id).filter((text) => notIndonesian.test(text))).toEqual([]);
    expect(texts(messages.en).filter((text) => notEnglish.test(text))).toEqual([]);
  });

  test('a word of the one language that the other may not use is no reason to leave a seed alone', () => {
    // Seeds hold both languages side by side: only what is wrong in either is looked for.
    const both = matcher(
      rows.flatMap(({ id, en, notId, notEn }) => [
        ...notId.filter((word) => !en.includes(word)),
        ...notEn.filter((word) => !id.includes(word)),
      ]),
    );
    const found = globSync('supabase/seed/*.sql').flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => both.test(prose(line)))
        .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
    );
    expect(found).toEqual([]);
  });
});
