import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { countByStatus } from './list-input';
import { certificateListMessages } from './list-messages';
import type { CertificateList } from './checked-list-queries';

/** Renders the summary of a list check in a sentence, announced to screen readers. */
export function ListSummary({ list }: { list: CertificateList }) {
  const { t } = useTexts(certificateListMessages);
  const language = useLanguage();
  const sum = countByStatus(list);
  const written = (count: number) => formatNumber(language, count);
  return (
    <p role="status">
      {t('sum', {
        lines: written(sum.lines),
        valid: written(sum.valid),
        other: written(sum.other),
        unknown: written(sum.unknown),
      })}
    </p>
  );
}
