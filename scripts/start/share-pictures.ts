import { CONTENT_LANGUAGES, DEFAULT_LANGUAGE } from '../../supabase/functions/_shared/languages.ts';
import type { ShareStyle } from '../prerender/share-style.ts';
import { sharePicture, shareWords } from '../prerender/share-picture.ts';
import { USUAL_PICTURE } from '../prerender/written.ts';

/** Pictures that are kept; each is of about 100 KB. */
const MOST = 200;

const ADDRESS = new RegExp(`^/share/(${CONTENT_LANGUAGES.join('|')})(/.+)?\\.png$`);

/**
 * The pictures that show pages where they are shared, drawn when they are first asked for and anew when the page's title or
 * description, or the style of the site, has changed. `pageAt`: the HTML of an address in a language. An address that no page announces has none.
 */
export function createSharePictures(
  pageAt: (pathname: string, language: string) => Promise<string | undefined>,
  styleOfSite: () => Promise<ShareStyle>,
) {
  const drawn = new Map<string, Promise<Buffer | undefined>>();
  return async (asked: string): Promise<Buffer | undefined> => {
    // That of the home page stands for the site.
    const address = asked === `/${USUAL_PICTURE}` ? `/share/${DEFAULT_LANGUAGE}.png` : asked;
    const [, language, pathname = '/'] = ADDRESS.exec(address) ?? [];
    const html = language && (await pageAt(pathname, language));
    const announced = html ? shareWords(html) : undefined;
    if (announced?.pathname !== address) return undefined;
    const style = await styleOfSite();
    const key = JSON.stringify([announced.words, style.key]);
    const known = drawn.get(key) ?? sharePicture(announced.words, style).catch(() => undefined);
    if (drawn.size >= MOST) drawn.clear();
    drawn.set(key, known);
    return known;
  };
}
