import { isCertificateStatus, isQualification } from '@/domain/certificate-status';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Difference } from './comparison';
import { comparisonMessages } from './comparison-messages';

/** Returns the header of the report, and functions for the cells and the line of a difference. */
export function useDifferenceCells() {
  const { t } = useTexts(comparisonMessages);
  const valueOf = (difference: Difference, side: 'here' | 'there') => {
    const value = difference[side];
    if (difference.kind === 'repeated') return side === 'there' ? t('repeats', { line: value }) : '';
    if (isCertificateStatus(value)) return t(`status.${value}`);
    return isQualification(value) ? t(`qualification.${value}`) : value;
  };
  const header = (['kind', 'number', 'holder', 'field', 'here', 'there', 'line'] as const).map((column) =>
    t(`columns.${column}`),
  );
  const lineOf = (difference: Difference) => [
    t(`kinds.${difference.kind}`),
    difference.number,
    difference.holder,
    difference.field ? t(`fields.${difference.field}`) : '',
    valueOf(difference, 'here'),
    valueOf(difference, 'there'),
    difference.line ?? '',
  ];
  return { header, valueOf, lineOf };
}
