import { Notice } from '@/ui/notice';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { localizedText } from '@/lib/localized';
import type { AppealFee } from '@/domain/appeal-fee';
import { appealsMessages } from './messages';
import { useFeeText } from './use-fee-label';

/** Renders the appeal fee, with the amount if the settings have one. */
export function FeeNotice({ fee }: { fee: AppealFee }) {
  const { t } = useTexts(appealsMessages);
  const text = useFeeText()(fee);
  const note = localizedText(fee, 'note', useLanguage());
  return (
    <Notice title={t('fee.title')}>
      {fee.amount === null && <p>{t('fee.text')}</p>}
      {fee.amount === 0 && <p>{t('fee.free')}</p>}
      {fee.amount !== null && fee.amount > 0 && (
        <p>
          {t('fee.amount', text)} {t('fee.invoice', text)}
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
