import { useQueryClient } from '@tanstack/react-query';
import type { LinkTarget } from '@/components/rich-text-editor/editor-services';
import { unwrapRows } from '@/lib/errors';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { database } from '@/lib/supabase';
import { siteReads } from '@/site/site-reads';
import { editorKitMessages } from './messages';

const kinds = editorKitMessages.id.kinds;
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);
const MOST = 12;

/** Finds targets for a link: pages of the menu by their name, and everything that the site's search finds. */
export function useLinkSearch(): (words: string, signal: AbortSignal) => Promise<LinkTarget[]> {
  const { t } = useTexts(editorKitMessages);
  const language = useLanguage();
  const queryClient = useQueryClient();
  return async (words, signal) => {
    const wanted = words.trim().toLowerCase();
    const menu = await queryClient.query({ ...siteReads.navigation, staleTime: 'static' }).catch(() => []);
    const pages = menu
      .filter(({ url, label }) => url.startsWith('/') && label.toLowerCase().includes(wanted))
      .map(({ url, label }) => ({ label, path: url, kind: t('kinds.page') }));
    if (wanted.length < 2) return pages.slice(0, MOST);
    const found = unwrapRows(
      await database().rpc('search_site', { query: wanted, language, max_rows: MOST }).abortSignal(signal),
    );
    const targets = found
      .filter(({ path }) => !pages.some((page) => page.path === path))
      .map(({ title, path, kind }) => ({
        label: title,
        path,
        kind: isKind(kind) ? t(`kinds.${kind}`) : kind,
      }));
    return [...pages, ...targets].slice(0, MOST);
  };
}
