import { useTranslation } from 'react-i18next';

/** Search engines cut longer texts; nothing is cut here. */
export function Counted({ text, most }: { text: string; most: number }) {
  const { t } = useTranslation('editorKit');
  const count = text.trim().length;
  return <span className="tabular-nums">{t(count > most ? 'tooLong' : 'characters', { count, most })}</span>;
}
