import { Notice } from '@/ui/notice';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import type { AppealFee } from '@/domain/appeal-fee';
import { appealsMessages } from './messages';
import { useFeeWords } from './use-fee-label';

/** Renders the appeal fee, with the amount if the settings have one. */
export function FeeNotice({ fee }: { fee: AppealFee }) {
  const { t } = useTexts(appealsMessages);
  const words = useFeeWords()(fee);
  const note = localizedText(fee, 'note', useLanguage());
  return (
    <Notice title={t('fee.title')}>
      {fee.amount === null && <p>{t('fee.text')}</p>}
      {fee.amount === 0 && <p>{t('fee.free')}</p>}
      {fee.amount !== null && fee.amount > 0 && (
        <p>
          {t('fee.amount', words)} {t('fee.invoice', words)}
        </p>
      )}
      {note.text && (
        <p lang={note.lang} className="whitespace-pre-line">
          {note.text}
        </p>
      )}
    </Notice>
  );
}
