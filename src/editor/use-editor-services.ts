import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { EditorServices, PickedImage, LinkTarget } from '@/ui/rich-text-editor/editor-services';
import { showEntry } from '@/domain/site-search';
import { unwrapRows } from '@/lib/errors';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { database } from '@/lib/supabase';
import type { MediaFile } from '@/media/media-file';
import { useMediaPicker } from '@/media/use-media-picker';
import { useNamedNumbers } from '@/site/page/text-numbers';
import { siteReads } from '@/site/site-reads';
import { editorKitMessages } from './messages';

const kinds = editorKitMessages.id.kinds;
const isKind = (kind: string): kind is keyof typeof kinds => Object.hasOwn(kinds, kind);
const MAX_LINKS = 12;

/** Returns a function that finds link targets: menu pages by name, and results of the site search. */
function useLinkSearch(): (words: string, signal: AbortSignal) => Promise<LinkTarget[]> {
  const { t } = useTexts(editorKitMessages);
  const language = useLanguage();
  const queryClient = useQueryClient();
  return async (words, signal) => {
    const wanted = words.trim().toLowerCase();
    const menu = await queryClient.query({ ...siteReads.navigation, staleTime: 'static' }).catch(() => []);
    const pages = menu
      .filter(({ url, label }) => url.startsWith('/') && label.toLowerCase().includes(wanted))
      .map(({ url, label }) => ({ label, path: url, kind: t('kinds.page') }));
    if (wanted.length < 2) return pages.slice(0, MAX_LINKS);
    const found = unwrapRows(
      await database()
        .rpc('search_site', { query: wanted, language, max_rows: MAX_LINKS })
        .abortSignal(signal),
    );
    const targets = found.flatMap((entry) => {
      const shown = showEntry(entry, language);
      if (!shown || !isKind(entry.kind) || pages.some((page) => page.path === shown.path)) return [];
      return [{ label: shown.title, path: shown.path, kind: t(`kinds.${entry.kind}`) }];
    });
    return [...pages, ...targets].slice(0, MAX_LINKS);
  };
}

const imageOf = ({ url, alt, altEn, width, height }: MediaFile): PickedImage => ({
  src: url,
  alt,
  altEn: altEn ?? '',
  width,
  height,
});

/**
 * Returns the services of the rich text editor: picture library, link search and, for pages only,
 * placeholders for numbers from the settings. News articles keep the numbers of their day.
 */
export function useEditorServices(hasNumbers: boolean): { services: EditorServices; picker: ReactNode } {
  const numbers = useNamedNumbers(hasNumbers, useLanguage());
  const { pick, picker } = useMediaPicker('image');
  const findLinks = useLinkSearch();
  const pickImage = async () => {
    const file = await pick();
    return file && imageOf(file);
  };
  const uploadImage = async (file: File) => {
    const kept = await pick([file]);
    if (!kept) throw new Error('The picture could not be uploaded to the library');
    return imageOf(kept);
  };
  return { services: { pickImage, uploadImage, findLinks, ...(numbers && { numbers }) }, picker };
}
