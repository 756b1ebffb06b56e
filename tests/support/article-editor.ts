import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import { withFaults, type FaultRule } from './faults.ts';
import { followed } from './in-flight.ts';
import { mockLayout } from './layout.ts';
import { renderApp } from './render-app.tsx';
import { openTestStack, type TestStack } from './stack.ts';

/** An article as stored. */
export interface StoredArticle {
  id: string;
  title: string;
  title_en: string | null;
  status: string;
  slug: string;
  version: number;
  published_at: string | null;
}

/**
 * Opens a new stack for each test of a file and closes it after the page; provides rows and the editing
 * screen.
 */
export function articlesOnStack() {
  let stack: TestStack;
  beforeEach(async ({ onTestFinished }) => {
    const opened = await openTestStack();
    const { fetch, settled } = followed(opened.fetch);
    stack = { ...opened, fetch };
    mockLayout();
    localStorage.clear();
    onTestFinished(async () => {
      await settled();
      await stack.close();
    });
  });

  const add = async (columns: Partial<StoredArticle> = {}): Promise<string> => {
    const row = {
      slug: 'uji-naskah',
      title: 'Judul lama',
      status: 'published',
      title_en: 'Old title',
      ...columns,
    };
    const [made] = await stack.sql<{ id: string }>(
      `insert into public.articles (slug, title, title_en, status, body) values ($1, $2, $3, $4,
       '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Isi lama."}]}]}') returning id`,
      [row.slug, row.title, row.title_en, row.status],
    );
    return made?.id ?? '';
  };
  const stored = async (id: string) =>
    (await stack.sql<StoredArticle>('select * from public.articles where id = $1', [id]))[0];
  const draft = async (id: string) => {
    const drafts = 'select changes from public.drafts where row_id = $1';
    return (await stack.sql<{ changes: Record<string, unknown> }>(drafts, [id]))[0]?.changes;
  };
  const open = async (id: string, rules: FaultRule[] = []) => {
    const fetch = withFaults(stack.fetch, rules);
    const app = await renderApp({ path: `/admin/news/edit/${id}`, stack, role: 'editor', fetch });
    await titleField();
    return app;
  };
  return { stack: () => stack, add, stored, draft, open };
}

export const titleField = () => screen.findByRole('textbox', { name: 'Judul (Indonesia)' });
export const englishTitle = () => screen.findByRole('textbox', { name: 'Judul (Inggris)' });
export const saved = () => screen.findByText(/^Tersimpan \d/, { selector: '[role="status"]' });

export const press = async (user: UserEvent, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

export async function write(user: UserEvent, field: HTMLElement, words: string) {
  await user.clear(field);
  await user.type(field, words);
}

/** Returns everything stored in this browser. */
export const kept = () =>
  JSON.stringify(
    Array.from({ length: localStorage.length }, (_, place) =>
      localStorage.getItem(localStorage.key(place) ?? ''),
    ),
  );
