import { useTexts } from '@/lib/i18n/use-texts';
import { editorKitMessages } from './messages';

/** Search engines cut longer texts; nothing is cut here. */
export function Counted({ text, most }: { text: string; most: number }) {
  const { t } = useTexts(editorKitMessages);
  const count = text.trim().length;
  return <span className="tabular-nums">{t(count > most ? 'tooLong' : 'characters', { count, most })}</span>;
}
