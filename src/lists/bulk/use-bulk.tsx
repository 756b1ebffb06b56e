import { useState } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { FailureNotice } from '@/ui/failure-notice';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { TableName } from '@/lib/rows';
import { resourceKitMessages } from '@/forms/resource/messages';
import { changePart, undoPart, type BulkAction } from './bulk-change';
import { bulkMessages } from './messages';
import type { BulkWork } from './use-bulk-work';

interface Asked {
  action: BulkAction;
  ids: readonly string[];
  /** Title of the row if there is only one. */
  title?: string | undefined;
  /** Appended to the confirmation text. */
  note?: string | undefined;
}

/**
 * Manages bulk changes with confirmation: `ask` opens the confirmation; render `dialog` anywhere on the
 * screen.
 */
export function useBulk(table: TableName, work: BulkWork) {
  const { t } = useTexts(bulkMessages, resourceKitMessages);
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<unknown>();

  const ask = (next?: Asked) => {
    setFailure(undefined);
    setAsked(next);
  };
  const run = ({ action, ids }: Asked) => {
    setFailure(undefined);
    work
      .run({
        label: t(`actions.${action}`),
        ids,
        change: (part, key) => changePart(table, action, part, key),
        undo: action === 'delete' ? undefined : (lines, key) => undoPart(table, lines, key),
        done: (count) => t(`done.${action}`, { count }),
        close: () => ask(),
      })
      .catch(setFailure);
  };

  const count = asked?.ids.length ?? 0;
  const dialog = asked && !work.isLong && (
    <ConfirmDialog
      open
      onOpenChange={() => ask()}
      title={
        asked.title === undefined
          ? t(`ask.${asked.action}`, { count })
          : t('askOne', { action: t(`actions.${asked.action}`), title: asked.title })
      }
      message={[t(`hint.${asked.action}`), asked.note].filter(Boolean).join(' ')}
      confirmLabel={t(`actions.${asked.action}`)}
      tone={asked.action === 'delete' || asked.action === 'trash' ? 'danger' : 'primary'}
      isPending={work.isPending}
      onConfirm={() => run(asked)}
    >
      {failure !== undefined && (
        <FailureNotice of={failure} title={t('resourceKit:changeFailed')}>
          {t(`resourceKit:reasons.${toAppError(failure).kind}`)}
        </FailureNotice>
      )}
    </ConfirmDialog>
  );
  return { ask, dialog };
}
