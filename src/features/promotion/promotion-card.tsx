import clsx from 'clsx';
import { BadgePercent, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { commonMessages } from '@/ui/messages';
import { IconButton } from '@/ui/controls/icon-button';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useYieldToFocus } from '@/lib/use-yield-to-focus';
import { SiteLink } from '@/ui/site-link';
import { promotionMessages } from './messages';
import type { Promotion } from './promotion';

interface PromotionCardProps {
  promotion: Promotion;
  onClose: () => void;
}

/**
 * Renders the promotion as a non-modal dialog: the page stays usable, the focus does not move, screen readers
 * announce it politely, and Escape closes it from anywhere. Avoids the slide controls and the WhatsApp
 * button: below the header on narrow screens, otherwise in the lower corner opposite the controls.
 */
export function PromotionCard({ promotion, onClose }: PromotionCardProps) {
  const { t } = useTexts(promotionMessages, commonMessages);
  const language = useLanguage();
  const id = useId();
  const card = useRef<HTMLDivElement>(null);
  const isYielding = useYieldToFocus(card);
  const own = localizedText(promotion, 'title', language);
  const title = own.text || t('title', { percentage: promotion.percentage });
  const text = localizedText(promotion, 'text', language);

  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An open menu or modal dialog handles the key first.
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);

  return (
    <>
      <p role="status" lang={own.lang} className="sr-only">
        {t('announcement', { title })}
      </p>
      <div
        ref={card}
        role="dialog"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className={clsx(
          'fixed inset-x-0 top-header z-header flex max-h-[40dvh] animate-dialog flex-row-reverse items-start gap-2 overflow-y-auto border-y border-border bg-surface-raised px-4 py-2 shadow-overlay lg:start-auto lg:end-6 lg:top-auto lg:bottom-24 lg:w-96 lg:rounded-lg lg:border-x lg:p-5',
          isYielding && 'pointer-events-none opacity-0',
        )}
      >
        <IconButton label={t('common:close')} onClick={onClose} className="sticky top-0 -me-2 lg:-mt-2">
          <X aria-hidden />
        </IconButton>
        <div className="min-w-0 flex-1 space-y-1 lg:space-y-2">
          <h2 id={`${id}-title`} lang={own.lang} className="text-sm leading-snug lg:text-lg">
            {title}
          </h2>
          <div id={`${id}-text`} className="space-y-2 text-sm text-text-muted">
            <p lang={text.lang} className="max-lg:hidden">
              {text.text || t('text')}
            </p>
            <p className="max-lg:text-xs lg:font-semibold lg:text-text">
              {t('until', { date: formatDate(language, `${promotion.endsOn}T12:00:00+07:00`) })}
            </p>
          </div>
          <SiteLink
            to={promotion.target}
            onClick={onClose}
            className="inline-flex min-h-8 items-center text-sm link"
          >
            {t('claim')}
          </SiteLink>
        </div>
        <span
          aria-hidden
          className="flex size-11 shrink-0 items-center justify-center rounded bg-accent text-accent-contrast max-lg:hidden"
        >
          <BadgePercent className="size-6" />
        </span>
      </div>
    </>
  );
}
