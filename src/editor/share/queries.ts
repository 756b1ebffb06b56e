import { queryOptions, useMutation } from '@tanstack/react-query';
import type { TextTable } from '@/editor/text';
import { toAppError, unwrap, unwrapRows } from '@/lib/errors';
import { useOnce } from '@/lib/sent-once';
import { database } from '@/lib/supabase';

const KEY_BYTES = 32;
const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
const KEY = 'preview_links';

/** Reads the active links to a draft. The database stores no keys: only the recipients have them. */
export const previewLinksQuery = (table: TextTable, id: string) =>
  queryOptions({
    queryKey: [KEY, table, id] as const,
    queryFn: async ({ signal }) =>
      unwrapRows(
        await database().rpc('preview_links', { text_table: table, text_id: id }).abortSignal(signal),
      ),
    staleTime: 0,
    meta: { silent: true },
  });

/** Creates a link and returns its key, which cannot be read again. */
export const useMakeLink = (table: TextTable, id: string) =>
  useMutation({
    mutationFn: async () => {
      const key = hex(crypto.getRandomValues(new Uint8Array(KEY_BYTES)).buffer);
      const hash = hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)));
      unwrap(await database().rpc('make_preview_link', { text_table: table, text_id: id, key_hash: hash }));
      return key;
    },
    meta: { table: KEY },
  });

/** Revokes a link. */
export const useRevokeLink = () =>
  useMutation({
    mutationFn: async (link_id: string) => {
      const { error, status } = await database().rpc('revoke_preview_link', { link_id });
      if (error) throw toAppError(error, status);
    },
    meta: { table: KEY },
  });

/** Asks a colleague to review a text. */
export function useSendForReview(table: TextTable, id: string) {
  const { run, isUnknown } = useOnce(`review:${id}`);
  const send = useMutation({
    mutationFn: ({ reviewer, note }: { reviewer: string; note: string }) =>
      run(async (key) => {
        const asked = { text_table: table, text_id: id, reviewer, note, key };
        const { error, status } = await database().rpc('send_for_review', asked);
        if (error) throw toAppError(error, status);
      }),
  });
  return { ...send, isUnknown };
}
