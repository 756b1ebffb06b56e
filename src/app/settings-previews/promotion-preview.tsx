import { BadgePercent } from 'lucide-react';
import { countingFees } from '@/domain/fee';
import { Notice } from '@/ui/notice';
import { promotionMessages } from '@/features/promotion/messages';
import { currentPromotion } from '@/features/promotion/promotion';
import type { SettingsFormValues } from '@/features/settings/groups';
import { settingsMessages } from '@/features/settings/messages';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { legalReference } from '@/domain/legal-reference';
import { localizedText } from '@/lib/localized';
import { useFees } from '@/site/page/fee-schedule';

/** Renders the popup as visitors would see it today. */
export function PromotionPreview({ values }: { values: SettingsFormValues }) {
  const { t } = useTexts(settingsMessages, promotionMessages);
  const language = useLanguage();
  const promotion = currentPromotion({ ...values, percentage: Number(values.percentage) }, new Date());
  return (
    <>
      <DecreeWarning isOn={values.enabled === true} />
      {promotion ? (
        <div className="flex max-w-96 gap-4 rounded-lg border border-border bg-surface-raised p-5">
          <span
            aria-hidden
            className="flex size-11 shrink-0 items-center justify-center rounded bg-accent text-accent-contrast"
          >
            <BadgePercent className="size-6" />
          </span>
          <div className="min-w-0 space-y-2 text-sm text-text-muted">
            <p className="text-lg leading-snug font-bold text-text">
              {localizedText(promotion, 'title', language).text ||
                t('promotion:title', { percentage: promotion.percentage })}
            </p>
            <p>{localizedText(promotion, 'text', language).text || t('promotion:text')}</p>
            <p className="font-semibold text-text">
              {t('promotion:until', { date: formatDate(language, `${promotion.endsOn}T12:00:00+07:00`) })}
            </p>
          </div>
        </div>
      ) : (
        <p className="text-sm text-text-muted">{t('promoOff')}</p>
      )}
    </>
  );
}

/**
 * Warns about promotions: fees set by decree cannot be reduced, and a discount on certification raises doubts
 * about impartiality.
 */
function DecreeWarning({ isOn }: { isOn: boolean }) {
  const { t } = useTexts(settingsMessages);
  const fees = useFees();
  const decree = countingFees(fees.data ?? []).find(({ basis }) => basis !== null)?.basis;
  if (!decree) return null;
  return (
    <Notice tone={isOn ? 'warning' : 'info'} title={t('promoDecreeTitle')}>
      <p>{t('promoDecree', { decree: legalReference(decree) })}</p>
    </Notice>
  );
}
