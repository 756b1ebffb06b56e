import { describe, expect, test } from 'vitest';
import { adminMessages } from '@/app/admin-messages';
import { screenMessagesLater } from '@/app/screen-messages';
import { publicMessages } from '@/app/messages';
import { pageMessagesLater } from '@/app/page-messages';

interface Messages {
  id: object;
  en: object;
}

/** Every string of a folder by its dotted key. */
function texts(part: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? texts(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] as [string, string]],
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort();

const isMessages = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && 'id' in value && 'en' in value;

const lists = [publicMessages, pageMessagesLater, adminMessages, screenMessagesLater];
const collected = new Set<unknown>(lists.flatMap((list) => Object.values(list)));
const files = import.meta.glob<Record<string, unknown>>('/src/**/*messages.ts', { eager: true });
const modules = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isMessages)
    .map((messages) => ({ file, messages })),
);

describe('interface texts', () => {
  test('there are some', () => {
    expect(modules.length).toBeGreaterThan(3);
  });

  test.each(modules)('$file is collected in one of the lists of src/app', ({ file, messages }) => {
    const lists = 'src/app/messages.ts, page-messages.ts, admin-messages.ts or screen-messages.ts';
    expect(collected.has(messages), `add ${file} to ${lists}`).toBe(true);
  });

  test('no namespace is in two lists', () => {
    const names = lists.flatMap((list) => Object.keys(list));
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test.each(modules)('$file has the same keys in both languages', ({ messages }) => {
    const keys = (language: object) => texts(language).map(([key]) => key);
    expect(keys(messages.en).sort()).toEqual(keys(messages.id).sort());
  });

  test.each(modules)('$file has no empty or untrimmed text', ({ messages }) => {
    const bad = [...texts(messages.id), ...texts(messages.en)].filter(
      ([, text]) => text === '' || text !== text.trim(),
    );
    expect(bad).toEqual([]);
  });

  test.each(modules)('$file has the same placeholders in both languages', ({ messages }) => {
    const english = new Map(texts(messages.en));
    const unequal = texts(messages.id).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
    );
    expect(unequal).toEqual([]);
  });
});
