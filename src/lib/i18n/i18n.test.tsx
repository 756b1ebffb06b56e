import { act, renderHook, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { defineMessages } from './define-messages';
import { setLanguage, startI18n, toLanguage } from './i18n';
import { textsOf, useTexts } from './use-texts';

const greetings = defineMessages('greetings', { id: { hello: 'Halo' }, en: { hello: 'Hello' } });

function start() {
  startI18n();
  return i18next.language;
}
const browserSpeaks = (...languages: string[]) =>
  Object.defineProperty(navigator, 'languages', { value: languages, configurable: true });

beforeEach(() => {
  document.cookie = 'i18nextLng=; max-age=0';
  document.documentElement.lang = 'id';
  window.history.replaceState(null, '', '/');
  browserSpeaks('fr-FR');
});

test.each([
  ['en', 'en'],
  ['en-GB', 'en'],
  ['EN_us', 'en'],
  ['id-ID', 'id'],
  ['fr', 'id'],
  ['enq', 'id'],
  [undefined, 'id'],
])('the language tag %s selects the language %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language);
});

test('the language comes from the query parameter, then the cookie, storage and the browser', () => {
  browserSpeaks('en-US');
  expect(start()).toBe('en');
  localStorage.setItem('i18nextLng', 'id');
  expect(start()).toBe('id');
  document.cookie = 'i18nextLng=en-AU';
  expect(start()).toBe('en');
  window.history.replaceState(null, '', '/?lng=id');
  expect(start()).toBe('id');
});

test('a browser in an unsupported language gets Indonesian', () => {
  expect(start()).toBe('id');
});

test('switching the language stores it under i18nextLng and sets the page’s language', async () => {
  start();
  setLanguage('en');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});

test('a missing text fails in tests', () => {
  start();
  // @ts-expect-error no such text
  expect(() => textsOf(greetings)('nothing')).toThrow('No text for greetings:nothing');
});

test('texts of a module that loads later become available', () => {
  start();
  const farewells = defineMessages('farewells', { id: { bye: 'Dadah' }, en: { bye: 'Bye' } });
  expect(textsOf(farewells, 'en')('bye')).toBe('Bye');
  // Restart i18next; loaded texts are kept.
  start();
  expect(textsOf(farewells, 'id')('bye')).toBe('Dadah');
});

test('namespaces are unique', () => {
  const defineDuplicate = () => defineMessages('greetings', { id: { hello: 'Hai' }, en: { hello: 'Hi' } });
  expect(defineDuplicate).toThrow('Two modules define messages for the namespace greetings');
});

const baskets = defineMessages('baskets', {
  id: { apples_one: '{{count}} apel', apples_other: '{{count}} apel', of: { name: 'Keranjang {{name}}' } },
  en: { apples_one: '{{count}} apple', apples_other: '{{count}} apples', of: { name: 'Basket of {{name}}' } },
});

test('a component reads the texts of the modules it imports, in the current language', () => {
  start();
  const { result } = renderHook(() => useTexts(baskets, greetings));
  act(() => setLanguage('en'));
  const { t, find } = result.current;
  expect([t('apples', { count: 1 }), t('apples', { count: 2 })]).toEqual(['1 apple', '2 apples']);
  expect(t('of.name', { name: 'Ani' })).toBe('Basket of Ani');
  expect(t('greetings:hello')).toBe('Hello');
  expect(find('of.name', { name: 'Budi' })).toBe('Basket of Budi');
  expect(find('of.nobody')).toBeUndefined();
});

test('an unknown key or value does not compile', () => {
  start();
  const { t } = renderHook(() => useTexts(baskets)).result.current;
  // @ts-expect-error of another module
  expect(t('greetings:hello')).toBe('Halo');
  // @ts-expect-error the text names somebody
  expect(t('of.name')).toBe('Keranjang {{name}}');
  // @ts-expect-error a plural needs its number
  expect(() => t('apples')).toThrow();
});

test('an incomplete translation does not compile', () => {
  // @ts-expect-error English has no `two`
  const messages = defineMessages('numbers', { id: { one: 'satu', two: 'dua' }, en: { one: 'one' } });
  expect(messages.id).toHaveProperty('two', 'dua');
});
