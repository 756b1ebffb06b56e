import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/confirm-dialog';
import type { TableName } from '@/lib/rows';
import { changePart, undoPart, type BulkAction } from './bulk-change';
import { useBulkWork } from './use-bulk-work';

interface Asked {
  action: BulkAction;
  ids: readonly string[];
  /** What the row is called, when it is one. */
  title?: string | undefined;
}

/**
 * Changes of many rows, from the question to the undo: `ask` opens the question, `dialogs` stand anywhere on the screen.
 * `onChanged` runs when rows were changed.
 */
export function useBulk(table: TableName, onChanged?: () => void) {
  const { t } = useTranslation('bulk');
  const [asked, setAsked] = useState<Asked>();
  const work = useBulkWork(table, onChanged);

  const run = ({ action, ids }: Asked) =>
    work.run({
      label: t(`actions.${action}`),
      ids,
      change: (part) => changePart(table, action, part),
      undo: action === 'delete' ? undefined : (lines) => undoPart(table, lines),
      done: (count) => t(`done.${action}`, { count }),
      close: () => setAsked(undefined),
    });

  const count = asked?.ids.length ?? 0;
  const dialogs = (
    <>
      {asked && !work.isLong && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title={
            asked.title === undefined
              ? t(`ask.${asked.action}`, { count })
              : t('askOne', { action: t(`actions.${asked.action}`), title: asked.title })
          }
          message={t(`hint.${asked.action}`)}
          confirmLabel={t(`actions.${asked.action}`)}
          tone={asked.action === 'delete' || asked.action === 'trash' ? 'danger' : 'primary'}
          isPending={work.isPending}
          onConfirm={() => void run(asked).catch(work.fail)}
        />
      )}
      {work.dialogs}
    </>
  );
  return { ask: setAsked, isPending: work.isPending, dialogs };
}
