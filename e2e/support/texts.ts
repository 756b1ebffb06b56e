import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

export interface OwnArticle {
  id: string;
  slug: string;
  title: string;
}

interface TextFixtures {
  /** Adds a published article with an Indonesian text. */
  addArticle: () => Promise<OwnArticle>;
}

let count = 0;
/** Returns a unique title. */
export const ownTitle = (words: string) => `${words} ${process.pid}-${(count += 1)}`;

const paragraph = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

export const test = base.extend<TextFixtures>({
  addArticle: async ({ service }, use) => {
    const made: string[] = [];
    await use(async () => {
      const title = ownTitle('Naskah uji');
      const slug = title.toLowerCase().replaceAll(' ', '-');
      const row = { slug, title, status: 'published', body: paragraph('Isi pertama.') };
      const { data, error } = await service.from('articles').insert(row).select('id').single();
      if (error) throw error;
      made.push(data.id);
      return { id: data.id, slug, title };
    });
    await service.from('articles').update({ deleted_at: new Date().toISOString() }).in('id', made);
    await service.from('articles').delete().in('id', made);
  },
});

export const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** Selects the language, because narrow screens show one at a time. */
export async function showLanguage(page: Page, name: 'Indonesia' | 'Inggris') {
  const choice = page.getByRole('group', { name: 'Bahasa' }).getByRole('button', { name: new RegExp(name) });
  if (await choice.isVisible()) await choice.click();
}

/** Returns the notice that the text was saved. */
export const savedAt = (page: Page) => page.getByText(/^Tersimpan \d/).first();

export async function publish(page: Page, what = 'Indonesia dan Inggris') {
  await page.getByRole('button', { name: 'Terbitkan…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: what }).check();
  await dialog.getByRole('button', { name: 'Terbitkan', exact: true }).click();
}

/** Pastes HTML at the cursor, as a browser would. */
export async function pasteHtml(page: Page, html: string) {
  await page.evaluate((words) => {
    const data = new DataTransfer();
    data.setData('text/html', words);
    data.setData('text/plain', 'teks');
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, html);
}
