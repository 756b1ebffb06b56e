import { DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { queryOf, type UrlChanges } from '@/lib/url-state';

/** Page of suspended and withdrawn certificates. */
export const endedPath = `${paths.check}/tidak-berlaku`;

/**
 * Returns the URL of the feed of status changes; accepts the filters of the page of suspended and withdrawn
 * certificates.
 */
export const changesFeed = (language: Language, asked: UrlChanges = {}): string =>
  `/perubahan.xml${queryOf({ ...asked, lng: language === DEFAULT_LANGUAGE ? '' : language })}`;
