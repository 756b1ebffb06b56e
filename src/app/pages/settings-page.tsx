import { BadgePercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { promotionMessages } from '@/features/promotion/messages';
import { currentPromotion } from '@/features/promotion/promotion';
import type { FormValues } from '@/features/settings/groups';
import { SettingsScreen } from '@/features/settings/settings-screen';
import { formatDate } from '@/lib/format';
import { addMessages } from '@/lib/i18n/i18n';
import { useLanguage } from '@/lib/i18n/use-language';
import { localizedText } from '@/lib/localized';

addMessages({ promotion: promotionMessages });

/** /admin/settings: the settings, with the promotion as the site shows it. */
export function Component() {
  return <SettingsScreen promotion={(values) => <PromotionPreview values={values} />} />;
}

/** What visitors would read in the popup today. */
function PromotionPreview({ values }: { values: FormValues }) {
  const { t } = useTranslation(['settings', 'promotion']);
  const language = useLanguage();
  const promotion = currentPromotion({ ...values, percentage: Number(values.percentage) }, new Date());
  return (
    <div className="space-y-2">
      <p className="text-xs font-semibold text-text-muted">{t('preview')}</p>
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
    </div>
  );
}
