import type { Sending } from './bulk-sendings.ts';
import type { Service } from './requests.ts';

/** Sample calls of the functions for articles and pages. */
export const textSendings: Record<string, (service: Service) => Promise<Sending>> = {
  send_for_review: async ({ editor, sql }) => {
    const [article] = await sql<{ id: string }>(
      'select id from public.articles where deleted_at is null limit 1',
    );
    const [reviewer] = await sql<{ id: string }>(
      `select id from public.app_users where lower(role) = 'admin' and is_active limit 1`,
    );
    return {
      by: editor,
      args: { text_table: 'articles', text_id: article?.id, reviewer: reviewer?.id, note: 'Mohon dibaca.' },
      other: { note: 'Lain.' },
    };
  },
};
