import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

export interface Question {
  id: string;
  question: string;
  question_en: string;
}

export const doc = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Returns text that occurs in no other test and no demo content. */
export const ownWords = (words: string) => `${words} ${randomUUID().slice(0, 8)}`;

interface Fixtures {
  /** Adds questions at the end of the list, in this order. They are deleted after the test. */
  addQuestions: (...words: string[]) => Promise<Question[]>;
}

/** Test fixture for adding questions. */
export const test = base.extend<Fixtures>({
  addQuestions: async ({ service }, use) => {
    const before = await service.from('faq').select('id').throwOnError();
    await use(async (...words) => {
      const last = await service.from('faq').select('sort_order').order('sort_order', { ascending: false });
      const place = (last.data?.[0]?.sort_order ?? 0) + 1;
      const rows = words.map((each, index) => {
        const question = ownWords(each);
        return {
          question,
          question_en: `${question} (English)`,
          answer: doc(`Jawaban atas ${question}`),
          answer_en: doc(`Answer to ${question}`),
          category: 'umum',
          sort_order: place + index,
        };
      });
      const added = await service.from('faq').insert(rows).select('id, question, question_en').throwOnError();
      return rows.map(({ question }) => added.data.find((row) => row.question === question) as Question);
    });
    const known = before.data.map(({ id }) => id);
    const others = `(${known.join()})`;
    await service
      .from('faq')
      .update({ deleted_at: new Date().toISOString() })
      .not('id', 'in', others)
      .throwOnError();
    await service.from('faq').delete().not('id', 'in', others).throwOnError();
  },
});

export const FAQ_ADMIN = '/admin/faq';

export const row = (page: Page, { question }: Question) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: question });
