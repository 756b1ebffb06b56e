import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { toAppError } from '@/lib/errors';
import type { TableName } from '@/lib/rows';
import { MOST_ROWS, useBulkChange, useBulkUndo, type BulkAction, type BulkLine } from './bulk-change';
import { RefusedDialog } from './refused-dialog';

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
  const { t } = useTranslation(['bulk', 'resourceKit']);
  const [asked, setAsked] = useState<Asked>();
  const [refused, setRefused] = useState<readonly BulkLine[]>([]);
  const change = useBulkChange(table);
  const undo = useBulkUndo(table);

  const fail = (error: unknown) =>
    toast({
      title: t('resourceKit:changeFailed'),
      description: t(`resourceKit:reasons.${toAppError(error).kind}`),
      variant: 'destructive',
    });
  const takeBack = async (lines: readonly BulkLine[]) => {
    const answer = await undo.mutateAsync(lines);
    const kept = answer.filter(({ outcome }) => outcome === 'refused').length;
    toast({
      title: t('undone', { count: answer.length - kept }),
      ...(kept > 0 && { description: t('undoneKept', { count: kept }) }),
    });
  };
  const run = async ({ action, ids }: Asked) => {
    const lines = await change.mutateAsync({ action, ids });
    setAsked(undefined);
    const changed = lines.filter(({ outcome }) => outcome === 'changed');
    const unchanged = lines.filter(({ outcome }) => outcome === 'unchanged').length;
    setRefused(lines.filter(({ outcome }) => outcome === 'refused'));
    toast({
      title: t(`done.${action}`, { count: changed.length }),
      ...(unchanged > 0 && { description: t('unchanged', { count: unchanged }) }),
      ...(action !== 'delete' &&
        changed.length > 0 && {
          action: (
            <Button variant="secondary" size="sm" onClick={() => void takeBack(changed).catch(fail)}>
              {t('resourceKit:undo')}
            </Button>
          ),
        }),
    });
    if (changed.length > 0) onChanged?.();
  };

  const count = Math.min(asked?.ids.length ?? 0, MOST_ROWS);
  const dialogs = (
    <>
      {asked && (
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
          isPending={change.isPending}
          onConfirm={() => void run(asked).catch(fail)}
        />
      )}
      {refused.length > 0 && <RefusedDialog lines={refused} onClose={() => setRefused([])} />}
    </>
  );
  return { ask: setAsked, isPending: change.isPending, dialogs };
}
