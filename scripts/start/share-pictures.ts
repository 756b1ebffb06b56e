import { CONTENT_LANGUAGES } from '../../supabase/functions/_shared/languages.ts';
import { sharePicture, shareWords } from '../prerender/share-picture.ts';

/** Pictures that are kept; each is of about 100 KB. */
const MOST = 200;

const ADDRESS = new RegExp(`^/share/(${CONTENT_LANGUAGES.join('|')})(/.+)?\\.png$`);

/**
 * The pictures that show pages where they are shared, drawn when they are first asked for and anew when the page's title or
 * description has changed. `pageAt`: the HTML of an address in a language. An address that no page announces has none.
 */
export function createSharePictures(
  pageAt: (pathname: string, language: string) => Promise<string | undefined>,
) {
  const drawn = new Map<string, Promise<Buffer | undefined>>();
  return async (address: string): Promise<Buffer | undefined> => {
    const [, language, pathname = '/'] = ADDRESS.exec(address) ?? [];
    const html = language && (await pageAt(pathname, language));
    const announced = html ? shareWords(html) : undefined;
    if (announced?.pathname !== address) return undefined;
    const key = JSON.stringify(announced.words);
    const known = drawn.get(key) ?? sharePicture(announced.words).catch(() => undefined);
    if (drawn.size >= MOST) drawn.clear();
    drawn.set(key, known);
    return known;
  };
}
