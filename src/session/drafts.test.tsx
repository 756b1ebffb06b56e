import { afterEach, expect, test, vi } from 'vitest';
import {
  draftKey,
  endUserDrafts,
  hasDraft,
  openDraft,
  readDraft,
  draftValue,
  visitorDraftKey,
  watchDrafts,
  writeDraft,
} from './drafts';

const me = vi.hoisted(() => ({ state: { status: 'signed-in', user: { id: 'me', email: '' } } }));
vi.mock(import('./session-store'), async (original) => ({
  ...(await original()),
  getSession: () => me.state as never,
}));

const DAY_MS = 24 * 3_600_000;
const typed = (value: unknown, ago = 0) => ({ savedAt: Date.now() - ago, value, isOpen: true });
const stop: (() => void)[] = [];
afterEach(() => {
  stop.splice(0).forEach((each) => each());
  me.state.user.id = 'me';
});

test('a draft is stored in one place for a week and only for its author', () => {
  writeDraft(draftKey('note:1'), typed('mine'), 'tab');
  expect(localStorage).toHaveLength(0);
  expect(readDraft(draftKey('note:1'))?.value).toBe('mine');
  me.state.user.id = 'you';
  expect(hasDraft('note:1')).toBe(false);
  me.state.user.id = 'me';
  writeDraft(draftKey('faq:1'), typed('old', 7.1 * DAY_MS), 'browser');
  expect(hasDraft('faq:1')).toBe(false);
  expect(localStorage).toHaveLength(0);
});

test('hides staff drafts in the tab from another user, but not drafts of public content and of visitors', () => {
  writeDraft(draftKey('note:1'), typed('about a case'), 'tab');
  writeDraft(draftKey('faq:1'), typed('a question'), 'browser');
  writeDraft(visitorDraftKey('complaint'), typed('a complaint'), 'tab');
  stop.push(watchDrafts('you'));
  expect(hasDraft('note:1')).toBe(false);
  expect(Object.keys(sessionStorage)).toEqual(['draft:visitor:complaint']);
  expect(hasDraft('faq:1')).toBe(true);
});

test('signing out deletes all drafts and stops other tabs from writing earlier input', () => {
  const [note, question] = [draftKey('note:1'), draftKey('faq:1')];
  const before = typed('about a case', 10);
  writeDraft(note, before, 'tab');
  writeDraft(question, typed('a question', 10), 'browser');
  const end = endUserDrafts('me');
  expect(readDraft(note)).toBeNull();
  end.forget();
  expect([Object.keys(sessionStorage), Object.keys(localStorage)].flat()).toEqual(['drafts-ended:me']);
  writeDraft(note, before, 'tab');
  expect(sessionStorage).toHaveLength(0);

  end.undo();
  writeDraft(note, before, 'tab');
  expect(readDraft(note)?.value).toBe('about a case');
});

test('signing out clears the other tabs', () => {
  writeDraft(draftKey('note:1'), typed('about a case', 10), 'tab');
  stop.push(watchDrafts('me'));
  window.dispatchEvent(new StorageEvent('storage', { key: 'drafts-ended:me', newValue: String(Date.now()) }));
  expect(sessionStorage).toHaveLength(0);
});

test('reopens a form that was open when the page was unloaded, but not a closed form', () => {
  writeDraft(draftKey('move:1:selesai'), typed({}), 'tab');
  writeDraft(draftKey('move:2:ditolak'), { ...typed({}), isOpen: false }, 'tab');
  expect(openDraft('move:1:')).toBe('selesai');
  expect(openDraft('move:2:')).toBeUndefined();
});

test.each([
  [
    { reason: '', day: '' },
    { reason: 'x', other: 1 },
    { reason: 'x', day: '' },
  ],
  [{ reason: '' }, 'a text', { reason: '' }],
  ['', { reason: 'x' }, ''],
  ['', 'a text', 'a text'],
])('a form with initial value %j restores the matching fields of %j', (blank, kept, expected) => {
  expect(draftValue<unknown>(blank, typed(kept))).toEqual(expected);
});
