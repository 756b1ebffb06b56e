import { expect, test } from 'vitest';
import { mentionAt, mentionedIn, suggestPeople } from './mentions';

const person = (full_name: string) => ({ person_id: full_name, full_name });
const people = ['Rina', 'Rina Admin', 'Budi (Mutu) *', 'Éva D’Arc'].map(person);
const names = (text: string) => mentionedIn(text, people).map(({ full_name: name }) => name);

test('recognises a mention between an @ at the start of a word and the caret', () => {
  expect(mentionAt('Tolong @ri', 10)).toEqual({ from: 7, query: 'ri' });
  expect(mentionAt('@', 1)).toEqual({ from: 0, query: '' });
  expect(mentionAt('Tolong @Rina Ad', 15)).toEqual({ from: 7, query: 'Rina Ad' });
  expect(mentionAt('budi@contoh', 11)).toBeUndefined();
  expect(mentionAt('@ri\nlalu', 8)).toBeUndefined();
  expect(mentionAt('@ri lagi', 0)).toBeUndefined();
});

test('suggests names by the beginning of any of their words', () => {
  const suggestedNames = (query: string) => suggestPeople(people, query).map(({ full_name: name }) => name);
  expect(suggestedNames('')).toHaveLength(4);
  expect(suggestedNames('adm')).toEqual(['Rina Admin']);
  expect(suggestedNames('é')).toEqual(['Éva D’Arc']);
  expect(suggestedNames('rina')).toEqual(['Rina Admin']);
  expect(suggestedNames('(mutu) *')).toEqual(['Budi (Mutu) *']);
  expect(suggestedNames('tidak ada')).toEqual([]);
});

test('finds each mentioned person once, preferring the longer of two names', () => {
  expect(names('@Rina Admin dan @rina admin')).toEqual(['Rina Admin']);
  expect(names('@Rina, @Rina Admin.')).toEqual(['Rina', 'Rina Admin']);
  expect(names('@Rinaldi, a@Rina')).toEqual([]);
  expect(names('Periksa @Budi (Mutu) * besok')).toEqual(['Budi (Mutu) *']);
});
