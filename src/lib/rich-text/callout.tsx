import type { ReactNode } from 'react';
import type { Language } from '@/lib/i18n/i18n';
import { textsOf, useTexts } from '@/lib/i18n/use-texts';
import { calloutMessages } from './messages';
import { isTone } from './tones';

interface CalloutBoxProps {
  tone: unknown;
  /** Language of the text, if it is not the page's. */
  language: Language | undefined;
  children: ReactNode;
}

/** Renders a highlighted box with its tone as a label. */
export function CalloutBox({ tone, language, children }: CalloutBoxProps) {
  const { t } = useTexts(calloutMessages);
  const label = language ? textsOf(calloutMessages, language) : t;
  const known = isTone(tone) ? tone : 'info';
  return (
    <aside role="note" data-tone={known}>
      <p className="callout-label">{label(known)}</p>
      {children}
    </aside>
  );
}
