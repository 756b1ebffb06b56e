import { waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { beforeEach, expect, test } from 'vitest';
import { defineMessages } from './define-messages';
import { addMessages, setLanguage, startI18n, toLanguage } from './i18n';

const greetings = defineMessages({ id: { hello: 'Halo' }, en: { hello: 'Hello' } });

function start() {
  startI18n({ greetings });
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
])('%s is shown as %s', (tag, language) => {
  expect(toLanguage(tag)).toBe(language);
});

test('the query parameter comes before the cookie, the cookie before storage, storage before the browser', () => {
  browserSpeaks('en-US');
  expect(start()).toBe('en');
  localStorage.setItem('i18nextLng', 'id');
  expect(start()).toBe('id');
  document.cookie = 'i18nextLng=en-AU';
  expect(start()).toBe('en');
  window.history.replaceState(null, '', '/?lng=id');
  expect(start()).toBe('id');
});

test('a browser with another language reads Indonesian', () => {
  expect(start()).toBe('id');
});

test('a switch is remembered under i18nextLng and told to the page', async () => {
  start();
  setLanguage('en');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  expect(localStorage.getItem('i18nextLng')).toBe('en');
});

test('a missing text fails in tests', () => {
  start();
  // @ts-expect-error no such text
  expect(() => i18next.t('nothing', { ns: 'greetings' })).toThrow('No text for greetings:nothing');
});

test('texts of a later part can be added', () => {
  start();
  addMessages({ farewells: defineMessages({ id: { bye: 'Dadah' }, en: { bye: 'Bye' } }) });
  expect(i18next.getResource('en', 'farewells', 'bye')).toBe('Bye');
});

test('a translation that lacks a text does not compile', () => {
  // @ts-expect-error English has no `two`
  const messages = defineMessages({ id: { one: 'satu', two: 'dua' }, en: { one: 'one' } });
  expect(messages.id.two).toBe('dua');
});
