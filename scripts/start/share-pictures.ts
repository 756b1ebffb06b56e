import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '../../supabase/functions/_shared/languages.ts';
import type { ShareStyle } from '../prerender/share-style.ts';
import { sharePicture, shareTexts } from '../prerender/share-picture.ts';
import { DEFAULT_PICTURE } from '../prerender/manifest.ts';

/** Maximum number of cached pictures, each about 100 KB. */
const MAX_PICTURES = 200;

const ADDRESS = new RegExp(`^/share/(${CONTENT_LANGUAGES.join('|')})(/.+)?\\.png$`);

/**
 * Creates a function that returns share pictures, or undefined for an address that no page refers to. They
 * are rendered on the first request, and again when title, description or style change. `pageAt` returns the
 * HTML of an address in a language.
 */
export function createSharePictures(
  pageAt: (pathname: string, language: string) => Promise<string | undefined>,
  styleOfSite: () => Promise<ShareStyle>,
) {
  const drawn = new Map<string, Promise<Buffer | undefined>>();
  return async (asked: string): Promise<Buffer | undefined> => {
    // The home page's picture is also the site's default picture.
    const address = asked === `/${DEFAULT_PICTURE}` ? `/share/${DEFAULT_LANGUAGE}.png` : asked;
    const [, language, pathname = '/'] = ADDRESS.exec(address) ?? [];
    const html = language && (await pageAt(pathname, language));
    const announced = html ? shareTexts(html) : undefined;
    if (announced?.pathname !== address) return undefined;
    const style = await styleOfSite();
    const key = JSON.stringify([announced.words, style.key]);
    const known = drawn.get(key) ?? sharePicture(announced.words, style).catch(() => undefined);
    if (drawn.size >= MAX_PICTURES) drawn.clear();
    drawn.set(key, known);
    return known;
  };
}
