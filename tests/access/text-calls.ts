import { randomUUID } from 'node:crypto';
import type { FunctionName } from './matrix.ts';
import type { Row, Setting } from './samples.ts';

/** Never-seen version of a text: rejected as stale. */
const ofArticle = (articleId: string) => ({ text_table: 'articles', text_id: articleId, seen_version: 0 });

/** Hosts and paths of a site with one page. */
const site = { hosts: ['situs.example.id'], pages: ['/'], open: ['/cek/'], rows: { articles: '/berita/' } };

/** Part of calls.ts: functions for articles, pages, their drafts and their links. */
export const callsOfTexts = {
  apply_draft: ({ articleId }) => ofArticle(articleId),
  cancel_change: ({ articleId }) => ({ text_table: 'articles', text_id: articleId }),
  discard_draft: ({ articleId }) => ofArticle(articleId),
  make_preview_link: ({ articleId: text_id }) => ({
    text_table: 'articles',
    text_id,
    key_hash: '0'.repeat(64),
  }),
  open_preview: () => ({ key: 'tidak ada' }),
  preview_links: ({ articleId }) => ({ text_table: 'articles', text_id: articleId }),
  publish_draft: ({ articleId }) => ofArticle(articleId),
  restore_revision: ({ articleId }) => ({ ...ofArticle(articleId), old_version: 1 }),
  revoke_preview_link: () => ({ link_id: randomUUID() }),
  save_draft: ({ articleId }) => ({ ...ofArticle(articleId), changes: {} }),
  schedule_change: ({ articleId }) => ({ ...ofArticle(articleId), publish_at: '2099-01-01T00:00:00Z' }),
  send_for_review: ({ articleId: text_id }) => ({ text_table: 'articles', text_id, reviewer: randomUUID() }),
  withdraw_text: ({ articleId }) => ofArticle(articleId),
  broken_links: () => ({ site }),
  count_broken_links: () => ({ site }),
} satisfies Partial<Record<FunctionName, (setting: Setting) => Row>>;
