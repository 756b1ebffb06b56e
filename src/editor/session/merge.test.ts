import { expect, test } from 'vitest';
import { docFromText } from '@/lib/rich-text/rich-text-doc';
import { textDifferences, merged } from './merge';

const base = { title: 'Satu', title_en: 'One', excerpt: null, body: docFromText('Isi') };

test('attributes each difference to its author', () => {
  const mine = { ...base, title: 'Saya', title_en: 'Mine' };
  const theirs = { ...base, title: 'Mereka', excerpt: 'Ringkas' };
  expect(textDifferences(base, mine, theirs)).toEqual([
    { column: 'title', changed: 'both' },
    { column: 'title_en', changed: 'mine' },
    { column: 'excerpt', changed: 'theirs' },
  ]);
});

test('ignores equal changes of both sides and the order of keys in a document', () => {
  const mine = { ...base, title: 'Sama', excerpt: '' };
  const theirs = { ...base, title: 'Sama', body: { content: base.body.content, type: 'doc' } };
  expect(textDifferences(base, mine, theirs)).toEqual([]);
});

test('merges the changes of both sides and applies the user’s choices', () => {
  const mine = { ...base, title: 'Saya', title_en: 'Mine' };
  const theirs = { ...base, title: 'Mereka', excerpt: 'Ringkas' };
  const found = textDifferences(base, mine, theirs);
  expect(merged(found, mine, theirs, { title: 'theirs' })).toEqual({
    ...base,
    title: 'Mereka',
    title_en: 'Mine',
    excerpt: 'Ringkas',
  });
  expect(merged(found, mine, theirs, { title: 'mine', title_en: 'theirs' })).toMatchObject({
    title: 'Saya',
    title_en: 'One',
  });
});
