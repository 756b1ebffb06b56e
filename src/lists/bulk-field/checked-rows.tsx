import { Notice } from '@/ui/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from '@/lists/bulk/messages';
import type { HoldingRow } from './field-calls';
import { bulkFieldMessages } from './messages';

/** Maximum number of rows listed by name. */
const MAX_NAMED_ROWS = 10;

interface CheckedRowsProps {
  /** Rows that already have the value. */
  held: readonly HoldingRow[];
  /** Number of other rows. */
  changing: number;
  /** True if the new value is empty. */
  isEmptied: boolean;
}

/** Renders the preview of a bulk change: how many rows change, and which already have the value. */
export function CheckedRows({ held, changing, isEmptied }: CheckedRowsProps) {
  const { t } = useTexts(bulkFieldMessages, bulkMessages);
  const more = held.length - MAX_NAMED_ROWS;
  const names = [
    ...held.slice(0, MAX_NAMED_ROWS).map(({ title }) => title || t('bulk:untitled')),
    ...(more > 0 ? [t('heldMore', { count: more })] : []),
  ].join(', ');
  return (
    <Notice
      live="polite"
      tone={isEmptied && changing > 0 ? 'warning' : 'info'}
      title={changing > 0 ? t('change', { count: changing }) : t('allHeld')}
      className="max-h-[40dvh] overflow-y-auto"
    >
      {isEmptied && changing > 0 && <p>{t('emptied')}</p>}
      {held.length > 0 && changing > 0 && <p>{t('held', { count: held.length, names })}</p>}
    </Notice>
  );
}
