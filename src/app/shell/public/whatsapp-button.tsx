import clsx from 'clsx';
import { MessageCircle } from 'lucide-react';
import { useRef, useCallback, useSyncExternalStore } from 'react';
import { WHATSAPP_SCROLL_PX } from '@/config/constants';
import { useTexts } from '@/lib/i18n/use-texts';
import { toWhatsAppNumber } from '@/lib/phone';
import { useYieldToFocus } from '@/lib/use-yield-to-focus';
import { useSite } from '@/site/use-site';
import { publicLayoutMessages } from './messages';

const subscribe = (listener: () => void) => {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
};

/** Returns true once the page is scrolled past this many pixels. */
function useScrolledPast(pixels: number): boolean {
  const isPast = useCallback(() => window.scrollY > pixels, [pixels]);
  return useSyncExternalStore(subscribe, isPast, () => false);
}

/**
 * Renders a link to a WhatsApp chat with the organisation once the visitor has scrolled, if a number is set.
 */
export function WhatsappButton() {
  const { t } = useTexts(publicLayoutMessages);
  const place = useRef<HTMLElement>(null);
  const isYielding = useYieldToFocus(place);
  const isOffered = useScrolledPast(WHATSAPP_SCROLL_PX);
  const number = toWhatsAppNumber(useSite().details);
  if (!number || !isOffered) return null;
  return (
    <aside
      ref={place}
      className={clsx(
        'fixed end-4 bottom-4 z-10 sm:end-6 sm:bottom-6',
        isYielding && 'pointer-events-none opacity-0',
      )}
    >
      <a
        href={`https://wa.me/${number}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${t('whatsapp')} ${t('newTab')}`}
        className="flex min-h-12 animate-dialog items-center gap-2 rounded-full bg-success px-3 font-semibold text-surface shadow-overlay hover:brightness-110 sm:px-4"
      >
        <MessageCircle aria-hidden className="size-5.5" />
        <span aria-hidden className="text-sm max-sm:hidden">
          WhatsApp
        </span>
      </a>
    </aside>
  );
}
