import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from './messages';

/** Renders the used and allowed length of a long text, announced near the limit. */
export function CharacterCount({ value, limit }: { value: string; limit: number }) {
  const { t } = useTexts(requestKitMessages);
  const language = useLanguage();
  const used = Array.from(value).length;
  if (used < limit * 0.8) return null;
  return (
    <p
      className={used > limit ? 'text-xs font-semibold text-danger' : 'text-xs text-text-muted'}
      role="status"
    >
      {t('characters', { used: formatNumber(language, used), limit: formatNumber(language, limit) })}
    </p>
  );
}
