import { formatRupiah } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import type { AppealFee } from '@/domain/appeal-fee';
import { appealsMessages } from './messages';

/** Returns a function that formats the fee and its payment period. */
export function useFeeText() {
  const { t } = useTexts(appealsMessages);
  const language = useLanguage();
  return ({ amount, payment_days }: AppealFee) => ({
    amount: formatRupiah(language, amount ?? 0),
    within: payment_days ? t('fee.inDays', { count: payment_days }) : t('fee.inTime'),
  });
}

/** Returns the label of the checkbox that accepts the fee. */
export function useFeeLabel() {
  const { t } = useTexts(appealsMessages);
  const feeText = useFeeText();
  return (fee: AppealFee) => {
    if (fee.amount === null) return t('fee.label');
    return fee.amount === 0 ? t('fee.freeLabel') : t('fee.amountLabel', feeText(fee));
  };
}
