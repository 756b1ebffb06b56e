import { expect, test } from 'vitest';
import { draftKey, forgetDraft, forgetOldDrafts, readDraft, valuesFrom, writeDraft } from './draft';

const draft = {
  key: 'k',
  startedAt: 1,
  savedAt: Date.now(),
  values: { name: 'Budi', consent: true },
  files: ['a.pdf'],
};

test('stores a draft until it is deleted', () => {
  writeDraft('complaint', draft);
  expect(readDraft('complaint')).toEqual(draft);
  expect(readDraft('appeal')).toBeNull();
  forgetDraft('complaint');
  expect(readDraft('complaint')).toBeNull();
});

test('ignores and deletes a draft older than seven days', () => {
  const days = (count: number) => ({ ...draft, savedAt: Date.now() - count * 24 * 3_600_000 });
  writeDraft('complaint', days(6.9));
  expect(readDraft('complaint')).not.toBeNull();
  for (const name of ['complaint', 'appeal', 'contact'] as const) writeDraft(name, days(7.1));
  expect(readDraft('complaint')).toBeNull();
  expect(localStorage.getItem(draftKey('complaint'))).toBeNull();
  forgetOldDrafts();
  expect(localStorage.getItem(draftKey('contact'))).toBeNull();
});

test('keeps a confidential draft in its tab only, and deletes the earlier copy from the browser', () => {
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
])('ignores a malformed draft (%s)', (kept) => {
  localStorage.setItem(draftKey('complaint'), kept);
  expect(readDraft('complaint')).toBeNull();
});

test('does not restore values of another type or consent', () => {
  const empty = { name: '', is_confidential: false, consent: false };
  expect(valuesFrom(empty, draft)).toEqual({ name: 'Budi', is_confidential: false, consent: false });
  expect(valuesFrom(empty, { ...draft, values: { name: 5, is_confidential: 'yes' } })).toEqual(empty);
});
