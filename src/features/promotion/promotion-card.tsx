import clsx from 'clsx';
import { BadgePercent, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import { commonMessages } from '@/components/messages';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import { useYieldToFocus } from '@/lib/use-yield-to-focus';
import { SiteLink } from '@/components/site-link';
import { promotionMessages } from './messages';
import type { Promotion } from './promotion';

interface PromotionCardProps {
  promotion: Promotion;
  onClose: () => void;
}

/**
 * The offer, as a dialog that does not take over: the page stays usable, the focus stays where it is, screen readers
 * hear of it at the next pause, and Escape closes it from anywhere.
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
      // A menu or modal window above it has the first claim on the key.
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
          'fixed inset-x-4 bottom-4 z-header animate-dialog rounded-lg border border-border bg-surface-raised shadow-overlay sm:start-6 sm:end-auto sm:bottom-6 sm:w-96',
          isYielding && 'pointer-events-none opacity-0',
        )}
      >
        <div className="flex gap-4 p-5">
          <span
            aria-hidden
            className="flex size-11 shrink-0 items-center justify-center rounded bg-accent text-accent-contrast"
          >
            <BadgePercent className="size-6" />
          </span>
          <div className="min-w-0 space-y-2">
            <h2 id={`${id}-title`} lang={own.lang} className="pe-8 text-lg leading-snug">
              {title}
            </h2>
            <div id={`${id}-text`} className="space-y-2 text-sm text-text-muted">
              <p lang={text.lang}>{text.text || t('text')}</p>
              <p className="font-semibold text-text">
                {t('until', { date: formatDate(language, `${promotion.endsOn}T12:00:00+07:00`) })}
              </p>
            </div>
            <Button asChild variant="primary" className="mt-2">
              <SiteLink to={promotion.target} onClick={onClose}>
                {t('claim')}
              </SiteLink>
            </Button>
          </div>
        </div>
        <IconButton label={t('common:close')} onClick={onClose} className="absolute end-2 top-2">
          <X aria-hidden />
        </IconButton>
      </div>
    </>
  );
}
