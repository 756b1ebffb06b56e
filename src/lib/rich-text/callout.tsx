import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/lib/i18n/i18n';
import { isTone } from './tones';

const WORDS = { info: 'noticeInfo', warning: 'noticeWarning', success: 'noticeSuccess' } as const;

interface CalloutProps {
  tone: unknown;
  /** The language of the text, where it is not the page's. */
  language: Language | undefined;
  children: ReactNode;
}

/** A box that stands out, its tone in words above it. */
export function Callout({ tone, language, children }: CalloutProps) {
  const { t } = useTranslation('common');
  const known = isTone(tone) ? tone : 'info';
  return (
    <aside role="note" data-tone={known}>
      <p className="callout-label">{t(WORDS[known], language ? { lng: language } : {})}</p>
      {children}
    </aside>
  );
}
