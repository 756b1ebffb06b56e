import { DEFAULT_LANGUAGE, type Language } from '@/config/languages';
import { paths } from '@/config/paths';
import { queryOf, type UrlChanges } from '@/lib/url-state';

/** The page of the certificates that are suspended or withdrawn. */
export const endedPath = `${paths.check}/tidak-berlaku`;

/** A feed of changes of status, narrowed by parameters that the page of suspended and withdrawn certificates has too. */
export const changesFeed = (ending: 'xml' | 'json', language: Language, asked: UrlChanges = {}): string =>
  `/perubahan.${ending}${queryOf({ ...asked, lng: language === DEFAULT_LANGUAGE ? '' : language })}`;
