import { expect, test } from 'vitest';
import { deleteDraft, deleteExpiredDrafts, readDraft, visitorDraftKey, writeDraft } from '@/session/drafts';
import { draftIn, placeOf, requestDraftValues, type Draft } from './draft';

const draft: Draft = {
  key: 'k',
  startedAt: 1,
  values: { name: 'Budi', consent: true },
  files: ['a.pdf'],
};
const DAY_MS = 24 * 3_600_000;
const [complaint, appeal, contact] = ['complaint', 'appeal', 'contact'].map(visitorDraftKey) as [
  string,
  string,
  string,
];
const write = (key: string, value: unknown, daysAgo = 0) =>
  writeDraft(key, { savedAt: Date.now() - daysAgo * DAY_MS, value, isOpen: true }, placeOf(value));
const read = (key: string) => {
  const found = readDraft(key);
  return found && draftIn(found);
};

test('stores a draft until it is deleted', () => {
  write(complaint, draft);
  expect(read(complaint)).toEqual(draft);
  expect(read(appeal)).toBeNull();
  deleteDraft(complaint);
  expect(read(complaint)).toBeNull();
});

test('ignores and deletes a draft older than seven days', () => {
  write(complaint, draft, 6.9);
  expect(read(complaint)).not.toBeNull();
  for (const key of [complaint, appeal, contact]) write(key, draft, 7.1);
  expect(read(complaint)).toBeNull();
  expect(localStorage.getItem(complaint)).toBeNull();
  deleteExpiredDrafts();
  expect(localStorage.getItem(contact)).toBeNull();
});

test('stores a confidential draft in its tab only, and deletes an earlier copy from the browser', () => {
  write(appeal, draft);
  const confidential = { ...draft, values: { ...draft.values, is_confidential: true } };
  write(appeal, confidential);
  expect(localStorage.getItem(appeal)).toBeNull();
  expect(read(appeal)).toEqual(confidential);
  write(appeal, draft);
  expect(sessionStorage.getItem(appeal)).toBeNull();
  expect(read(appeal)).toEqual(draft);
  deleteDraft(appeal);
});

test.each([
  '',
  'not json',
  'null',
  '[]',
  '{"savedAt":1e15,"value":{"key":1}}',
  '{"savedAt":1e15,"value":{"key":"k","startedAt":1,"values":[],"files":[]}}',
])('ignores a malformed draft (%s)', (kept) => {
  localStorage.setItem(complaint, kept);
  expect(read(complaint)).toBeNull();
});

test('does not restore values of another type or consent', () => {
  const empty = { name: '', is_confidential: false, consent: false };
  expect(requestDraftValues(empty, draft)).toEqual({ name: 'Budi', is_confidential: false, consent: false });
  expect(requestDraftValues(empty, { ...draft, values: { name: 5, is_confidential: 'yes' } })).toEqual(empty);
});
