import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { adminScreens } from '@/app/screens/admin-screens';
import { listScreens } from '@/app/screens/list-screens';
import { helpPages, operatorChapters, staffChapters } from '@/features/help/help-pages';
import { handbookBlocks } from '../../scripts/handbook-plugin.ts';
import { handbookPictures } from '../../scripts/shots/handbook.ts';
import { allMessages } from '../support/all-messages.ts';
import { specAdminRoutes } from './admin-routes.ts';

const FOLDER = 'docs/handbook';
const LANGUAGES = ['id', 'en'] as const;
const MOST_BYTES = 1_500_000;
const chapters = [...staffChapters, ...operatorChapters];
const textOf = (language: string, page: string) => readFileSync(`${FOLDER}/${language}/${page}.md`, 'utf8');
const blocksOf = (language: string, page: string) => handbookBlocks(textOf(language, page));

function texts(part: object): string[] {
  return Object.values(part).flatMap((value: unknown) =>
    typeof value === 'object' && value !== null ? texts(value) : [String(value)],
  );
}

/**
 * Returns a function that checks whether the interface contains a text in a language. Placeholders match any
 * value.
 */
function labels(language: 'id' | 'en') {
  const allLabels = [
    ...allMessages.flatMap(({ messages }) => texts(messages[language])),
    ...adminScreens.map(({ label }) => label[language]),
  ];
  const exact = new Set(allLabels);
  const patterns = allLabels
    .filter((text) => text.includes('{{') && text.replaceAll(/\{\{.*?\}\}/g, '').length > 10)
    .map(
      (text) =>
        new RegExp(
          `^${text
            .split(/\{\{.*?\}\}/)
            .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
            .join('.+')}$`,
        ),
    );
  return (label: string) => exact.has(label) || patterns.some((pattern) => pattern.test(label));
}

describe('the handbook', () => {
  test.each(LANGUAGES)('%s has exactly the expected chapters', (language) => {
    const files = globSync(`${FOLDER}/${language}/*.md`).map((file) => path.basename(file, '.md'));
    expect(files.sort()).toEqual([...chapters].sort());
  });

  test.each(chapters)('%s has the same headings, lists and pictures in both languages', (page) => {
    const shape = (language: string) =>
      blocksOf(language, page).map((block) => {
        if (block.kind === 'picture') return block.source.replace(`/${language}-`, '/');
        return 'items' in block ? `${block.kind} of ${block.items.length}` : block.kind;
      });
    expect(shape('en')).toEqual(shape('id'));
    expect(shape('id').filter((kind) => kind === 'title')).toHaveLength(1);
    expect(shape('id')[0]).toBe('title');
  });

  test.each(LANGUAGES)('%s uses the labels shown on the screen', (language) => {
    const known = labels(language);
    const unknown = chapters.flatMap((page) =>
      blocksOf(language, page)
        .flatMap((block) => ('words' in block ? block.words : 'items' in block ? block.items.flat() : []))
        .filter(([look, text]) => look === 'b' && !known(text))
        .map(([, text]) => `${page}: ${text}`),
    );
    expect(unknown).toEqual([]);
  });

  test('every screen of the back-office has its page', () => {
    const explained = helpPages.map(([address]) => address);
    // Lists that are not in the specification use the chapter about lists without being named.
    const others = adminScreens.filter((screen) => !listScreens.includes(screen));
    expect(
      [...specAdminRoutes, ...others].map(({ path }) => path).filter((each) => !explained.includes(each)),
      'its chapter in src/features/help/help-pages.ts',
    ).toEqual([]);
    expect(helpPages.filter(([, page]) => !(staffChapters as readonly string[]).includes(page))).toEqual([]);
  });

  test('uses all of its pictures, within the size limit', () => {
    const used = LANGUAGES.flatMap((language) =>
      chapters.flatMap((page) =>
        blocksOf(language, page).flatMap((block) => (block.kind === 'picture' ? [block.source] : [])),
      ),
    );
    const taken = handbookPictures.flatMap(({ name }) =>
      LANGUAGES.map((language) => `../pictures/${language}-${name}.webp`),
    );
    expect(used.sort()).toEqual(taken.sort());
    const files = used.map((source) => path.posix.join(FOLDER, 'id', source));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(MOST_BYTES);
  });

  test('links to every chapter from its index, in both languages', () => {
    const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
    const missing = LANGUAGES.flatMap((language) =>
      chapters.map((page) => `${language}/${page}.md`).filter((file) => !index.includes(`(${file})`)),
    );
    expect(missing).toEqual([]);
  });
});
