import fc from 'fast-check';
import { expect, test } from 'vitest';
import { textDifferences, merged } from '@/editor/session/merge';
import { docFromText } from '@/lib/rich-text/rich-text-doc';

const COLUMNS = ['title', 'title_en', 'excerpt', 'slug', 'body'] as const;
/** Few words, so that both sides often write the same text. */
const word = fc.constantFrom('', 'Satu', 'Dua', 'Tiga');
const version = fc.record({
  title: word,
  title_en: word,
  excerpt: word,
  slug: word,
  body: word.map((text) => docFromText(text)),
});
/** A version in which some columns were rewritten. */
const change = fc.tuple(version, fc.subarray([...COLUMNS]));
const versions = fc.tuple(version, change, change).map(([base, ...changes]) => {
  const [mine, theirs] = changes.map(([written, columns]) => ({
    ...base,
    ...Object.fromEntries(columns.map((column) => [column, written[column]])),
  })) as [typeof base, typeof base]; // maps two changes to two versions
  return { base, mine, theirs };
});
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sides = fc.record(
  Object.fromEntries(COLUMNS.map((column) => [column, fc.constantFrom('mine', 'theirs')] as const)),
);

test('a merge without choices leaves open only columns changed by both sides', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const found = textDifferences(base, mine, theirs);
      const result = merged(found, mine, theirs, {});
      for (const column of COLUMNS) {
        const [iDid, theyDid] = [!same(base[column], mine[column]), !same(base[column], theirs[column])];
        const isConflict = found.some((each) => each.column === column && each.changed === 'both');
        expect(isConflict).toBe(iDid && theyDid && !same(mine[column], theirs[column]));
        if (iDid && !theyDid) expect(result[column]).toEqual(mine[column]);
        if (theyDid && !iDid) expect(result[column]).toEqual(theirs[column]);
        if (!iDid && !theyDid) expect(result[column]).toEqual(base[column]);
      }
    }),
  );
});

test('a merge applies every choice and adds no unknown column', () => {
  fc.assert(
    fc.property(versions, sides, ({ base, mine, theirs }, choices) => {
      const result = merged(textDifferences(base, mine, theirs), mine, theirs, choices);
      for (const column of COLUMNS)
        expect(result[column]).toEqual({ mine, theirs }[choices[column] ?? 'mine'][column]);
    }),
  );
});

test('merging the result of a merge again leaves nothing to decide', () => {
  fc.assert(
    fc.property(versions, ({ base, mine, theirs }) => {
      const result = merged(textDifferences(base, mine, theirs), mine, theirs, {});
      expect(textDifferences(theirs, result, result)).toEqual([]);
      expect(textDifferences(theirs, result, theirs).every(({ changed }) => changed === 'mine')).toBe(true);
    }),
  );
});
