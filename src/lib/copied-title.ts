import type { Language } from '@/config/languages';

const MARK: Record<Language, string> = { id: '(salinan)', en: '(copy)' };

/** Returns the title of a copy, at most `longest` characters; an empty title stays empty. */
export function copyTitle(title: string, language: Language, longest: number): string {
  const mark = ` ${MARK[language]}`;
  return title.trim() && title.trim().slice(0, longest - mark.length) + mark;
}
