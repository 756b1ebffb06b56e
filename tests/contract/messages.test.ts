import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { columnLabels, sharedColumns, tableLabels } from '@/domain/column-messages';
import { auditFieldMessages } from '@/domain/field-messages';
import type { Resource } from '@/forms/resource/define-resource';
import { LANGUAGES } from '@/config/languages';
import { allMessages } from '../support/all-messages.ts';

const resources = import.meta.glob<Record<string, Resource>>('/src/features/**/*-resource.ts', {
  eager: true,
});
/** Forms of all lists with table, columns and the folder of their texts. */
const forms = Object.entries(resources).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter((value) => typeof value === 'object' && 'fields' in value)
    .map(({ table, fields }) => ({
      table,
      columns: fields.map(({ column }) => column).filter((column) => !column.includes('.')),
      folder: path.dirname(file),
    })),
);

/** Strips the hint in brackets after a label, as in “Valid until (empty: without limit)”. */
const withoutHint = (words: unknown) => String(words).replace(/ \(.*\)$/, '');

type Labels = Readonly<Record<string, unknown>>;

/** Returns every string of a folder by its dotted key. */
function texts(part: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? texts(value, `${prefix}${key}.`)
      : [[prefix + key, String(value)] as [string, string]],
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort();

describe('interface texts', () => {
  test('exist in every feature', () => {
    expect(allMessages.length).toBeGreaterThan(60);
  });

  test('are all defined in files ending in messages.ts', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
    const defined = files.filter((file) => /= defineMessages\(/.test(readFileSync(file, 'utf8')));
    expect(defined.filter((file) => !file.endsWith('messages.ts'))).toEqual([]);
  });

  test('have unique namespaces', () => {
    const names = allMessages.map(({ namespace }) => namespace);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
  });

  test('are read only through useTexts and textsOf', () => {
    const files = globSync('src/**/*.{ts,tsx}').filter(
      (file) => !/^src\/lib\/i18n\/|\.test\.tsx?$/.test(file),
    );
    const others = files.filter((file) =>
      /react-i18next|getFixedT|i18next\.t\(/.test(readFileSync(file, 'utf8')),
    );
    expect(others).toEqual([]);
  });

  test.each(allMessages)('$file ($namespace) has the same keys in both languages', ({ messages }) => {
    const keys = (language: object) => texts(language).map(([key]) => key);
    expect(keys(messages.en).sort()).toEqual(keys(messages.id).sort());
  });

  test.each(allMessages)('$file ($namespace) has no empty or untrimmed text', ({ messages }) => {
    const bad = [...texts(messages.id), ...texts(messages.en)].filter(
      ([, text]) => text === '' || text !== text.trim(),
    );
    expect(bad).toEqual([]);
  });

  test.each(allMessages)('$file ($namespace) has the same placeholders in both languages', ({ messages }) => {
    const english = new Map(texts(messages.en));
    const unequal = texts(messages.id).filter(
      ([key, text]) => placeholders(text).join() !== placeholders(english.get(key) ?? '').join(),
    );
    expect(unequal).toEqual([]);
  });

  const labels = allMessages.flatMap(({ file, messages }) =>
    LANGUAGES.flatMap((language) => {
      const { fields, columns } = messages[language] as { fields?: Labels; columns?: Labels };
      return [fields, columns].map((found) => ({ file, language, found: found ?? {} }));
    }),
  );

  test('glossary columns have the same name in forms, lists and imports', () => {
    const named = labels.flatMap(({ file, language, found }) => {
      const words: Labels = columnLabels[language];
      return Object.keys(found)
        .filter((column) => sharedColumns.includes(column))
        .map((column) => ({ file, column, words: found[column], glossary: words[column] }));
    });
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((each) => each.words !== each.glossary)).toEqual([]);
  });

  test.each(forms)(
    'the audit log labels the columns of $table as their form does',
    ({ folder, table, columns }) => {
      const texts = allMessages.find(
        ({ file, messages: { id } }) =>
          file.startsWith(folder) &&
          'add' in id &&
          'fields' in id &&
          columns.every((c) => c in (id.fields as Labels)),
      );
      const differing = LANGUAGES.flatMap((language) => {
        const { fields } = texts?.messages[language] as { fields: Labels };
        const own: Labels = (tableLabels[language] as Record<string, Labels>)[table] ?? {};
        const usual: Labels = auditFieldMessages[language];
        return columns
          .map((column) => ({
            column,
            form: withoutHint(fields[column]),
            log: withoutHint(own[column] ?? usual[column]),
          }))
          .filter(({ form, log }) => form !== log);
      });
      expect(differing, 'Add the word to tableLabels in src/domain/column-messages.ts').toEqual([]);
    },
  );
});
