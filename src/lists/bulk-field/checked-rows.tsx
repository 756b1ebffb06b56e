import { Notice } from '@/ui/notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { bulkMessages } from '@/lists/bulk/messages';
import type { HoldingRow } from './field-calls';
import { bulkFieldMessages } from './messages';

/** So many rows are named. */
const NAMED = 10;

interface CheckedRowsProps {
  /** The rows that have the value already. */
  held: readonly HoldingRow[];
  /** Number of the others. */
  changing: number;
  /** The value is none. */
  isEmptied: boolean;
}

/** The effect that a change would have: how many rows change, and which have the value already. */
export function CheckedRows({ held, changing, isEmptied }: CheckedRowsProps) {
  const { t } = useTexts(bulkFieldMessages, bulkMessages);
  const more = held.length - NAMED;
  const names = [
    ...held.slice(0, NAMED).map(({ title }) => title || t('bulk:untitled')),
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
