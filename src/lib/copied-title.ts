import type { Language } from '@/config/languages';

const MARK: Record<Language, string> = { id: '(salinan)', en: '(copy)' };

/** The title of a copy, at most so many letters long; nothing stays nothing. */
export function copiedTitle(title: string, language: Language, longest: number): string {
  const mark = ` ${MARK[language]}`;
  return title.trim() && title.trim().slice(0, longest - mark.length) + mark;
}
