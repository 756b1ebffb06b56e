import { expect, test } from 'vitest';
import { draftKey, forgetDraft, readDraft, valuesFrom, writeDraft } from './draft';

const draft = {
  key: 'k',
  startedAt: 1,
  savedAt: 2,
  values: { name: 'Budi', consent: true },
  files: ['a.pdf'],
};

test('a draft is kept until it is forgotten', () => {
  writeDraft('complaint', draft);
  expect(readDraft('complaint')).toEqual(draft);
  expect(readDraft('appeal')).toBeNull();
  forgetDraft('complaint');
  expect(readDraft('complaint')).toBeNull();
});

test.each([
  '',
  'not json',
  'null',
  '[]',
  '{"key":1}',
  '{"key":"k","startedAt":1,"savedAt":2,"values":[],"files":[]}',
])('what cannot be read (%s) is no draft', (kept) => {
  localStorage.setItem(draftKey('complaint'), kept);
  expect(readDraft('complaint')).toBeNull();
});

test('values of another kind and consent are not taken over', () => {
  const empty = { name: '', is_confidential: false, consent: false };
  expect(valuesFrom(empty, draft)).toEqual({ name: 'Budi', is_confidential: false, consent: false });
  expect(valuesFrom(empty, { ...draft, values: { name: 5, is_confidential: 'yes' } })).toEqual(empty);
});
