import { expect, test } from 'vitest';
import {
  requestDraftKey,
  deleteRequestDraft,
  deleteExpiredRequestDrafts,
  readRequestDraft,
  requestDraftValues,
  writeRequestDraft,
} from './draft';

const draft = {
  key: 'k',
  startedAt: 1,
  savedAt: Date.now(),
  values: { name: 'Budi', consent: true },
  files: ['a.pdf'],
};

test('stores a draft until it is deleted', () => {
  writeRequestDraft('complaint', draft);
  expect(readRequestDraft('complaint')).toEqual(draft);
  expect(readRequestDraft('appeal')).toBeNull();
  deleteRequestDraft('complaint');
  expect(readRequestDraft('complaint')).toBeNull();
});

test('ignores and deletes a draft older than seven days', () => {
  const days = (count: number) => ({ ...draft, savedAt: Date.now() - count * 24 * 3_600_000 });
  writeRequestDraft('complaint', days(6.9));
  expect(readRequestDraft('complaint')).not.toBeNull();
  for (const name of ['complaint', 'appeal', 'contact'] as const) writeRequestDraft(name, days(7.1));
  expect(readRequestDraft('complaint')).toBeNull();
  expect(localStorage.getItem(requestDraftKey('complaint'))).toBeNull();
  deleteExpiredRequestDrafts();
  expect(localStorage.getItem(requestDraftKey('contact'))).toBeNull();
});

test('keeps a confidential draft in its tab only, and deletes the earlier copy from the browser', () => {
  writeRequestDraft('appeal', draft);
  const confidential = { ...draft, values: { ...draft.values, is_confidential: true } };
  writeRequestDraft('appeal', confidential);
  expect(localStorage.getItem(requestDraftKey('appeal'))).toBeNull();
  expect(readRequestDraft('appeal')).toEqual(confidential);
  writeRequestDraft('appeal', draft);
  expect(sessionStorage.getItem(requestDraftKey('appeal'))).toBeNull();
  expect(readRequestDraft('appeal')).toEqual(draft);
  deleteRequestDraft('appeal');
});

test.each([
  '',
  'not json',
  'null',
  '[]',
  '{"key":1}',
  '{"key":"k","startedAt":1,"savedAt":2,"values":[],"files":[]}',
])('ignores a malformed draft (%s)', (kept) => {
  localStorage.setItem(requestDraftKey('complaint'), kept);
  expect(readRequestDraft('complaint')).toBeNull();
});

test('does not restore values of another type or consent', () => {
  const empty = { name: '', is_confidential: false, consent: false };
  expect(requestDraftValues(empty, draft)).toEqual({ name: 'Budi', is_confidential: false, consent: false });
  expect(requestDraftValues(empty, { ...draft, values: { name: 5, is_confidential: 'yes' } })).toEqual(empty);
});
