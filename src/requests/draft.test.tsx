import { expect, test } from 'vitest';
import { draftKey, forgetDraft, forgetOldDrafts, readDraft, valuesFrom, writeDraft } from './draft';

const draft = {
  key: 'k',
  startedAt: 1,
  savedAt: Date.now(),
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

test('a draft older than seven days is none, and leaves the browser', () => {
  const days = (count: number) => ({ ...draft, savedAt: Date.now() - count * 24 * 3_600_000 });
  writeDraft('complaint', days(6.9));
  expect(readDraft('complaint')).not.toBeNull();
  for (const name of ['complaint', 'appeal', 'contact'] as const) writeDraft(name, days(7.1));
  expect(readDraft('complaint')).toBeNull();
  expect(localStorage.getItem(draftKey('complaint'))).toBeNull();
  forgetOldDrafts();
  expect(localStorage.getItem(draftKey('contact'))).toBeNull();
});

test('a confidential draft is in its tab only, and takes its earlier self out of the browser', () => {
  writeDraft('appeal', draft);
  const confidential = { ...draft, values: { ...draft.values, is_confidential: true } };
  writeDraft('appeal', confidential);
  expect(localStorage.getItem(draftKey('appeal'))).toBeNull();
  expect(readDraft('appeal')).toEqual(confidential);
  writeDraft('appeal', draft);
  expect(sessionStorage.getItem(draftKey('appeal'))).toBeNull();
  expect(readDraft('appeal')).toEqual(draft);
  forgetDraft('appeal');
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
