import { useTexts } from '@/lib/i18n/use-texts';
import { searchMessages } from './messages';

const known = searchMessages.id.kinds;
const isKnown = (kind: string): kind is keyof typeof known => Object.hasOwn(known, kind);

/** Returns a function that names a kind of content. */
export function useKindName(): (kind: string) => string {
  const { t } = useTexts(searchMessages);
  return (kind) => t(`kinds.${isKnown(kind) ? kind : 'other'}`);
}
