import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { toAppError } from '@/lib/errors';
import type { TableName } from '@/lib/rows';
import { changeRows, undoRows, type BulkAction, type BulkLine, type Outcome } from './bulk-change';
import { RefusedDialog } from './refused-dialog';
import { useLongWork } from './use-long-work';

interface Asked {
  action: BulkAction;
  ids: readonly string[];
  /** What the row is called, when it is one. */
  title?: string | undefined;
}

/** Work that came to nothing has failed; what was done in part is an outcome. */
function begun(outcome: Outcome): Outcome {
  if (outcome.error && outcome.lines.length === 0) throw toAppError(outcome.error);
  return outcome;
}

/**
 * Changes of many rows, from the question to the undo: `ask` opens the question, `dialogs` stand anywhere on the screen.
 * `onChanged` runs when rows were changed.
 */
export function useBulk(table: TableName, onChanged?: () => void) {
  const { t } = useTranslation(['bulk', 'resourceKit']);
  const [asked, setAsked] = useState<Asked>();
  const [refused, setRefused] = useState<{ lines: readonly BulkLine[]; isPart: boolean }>();
  const work = useLongWork();

  const change = useMutation({
    mutationFn: async ({ action, ids }: Asked) =>
      begun(
        await work.run(t(`actions.${action}`), ids.length, (watch) => changeRows(table, action, ids, watch)),
      ),
    meta: { table },
  });
  const undo = useMutation({
    mutationFn: async (lines: readonly BulkLine[]) =>
      begun(await work.run(t('undoing'), lines.length, (watch) => undoRows(table, lines, watch))),
    meta: { table },
  });

  const fail = (error: unknown) =>
    toast({
      title: t('resourceKit:changeFailed'),
      description: t(`resourceKit:reasons.${toAppError(error).kind}`),
      variant: 'destructive',
    });
  /** How it ended, when not all of it was done. */
  const told = ({ left, error }: Outcome, ...more: readonly (string | false)[]) => {
    const words = [
      ...more,
      error !== undefined && t(`resourceKit:reasons.${toAppError(error).kind}`),
      left > 0 && t('stopped', { count: left }),
    ];
    const description = words.filter((each) => each !== false).join(' ');
    return {
      ...(description && { description }),
      ...(error !== undefined && { variant: 'destructive' as const }),
    };
  };
  const takeBack = async (lines: readonly BulkLine[]) => {
    const outcome = await undo.mutateAsync(lines);
    const kept = outcome.lines.filter((line) => line.outcome === 'refused').length;
    toast({
      title: t('undone', { count: outcome.lines.length - kept }),
      ...told(outcome, kept > 0 && t('undoneKept', { count: kept })),
    });
  };
  const run = async (wanted: Asked) => {
    const outcome = await change.mutateAsync(wanted);
    setAsked(undefined);
    const of = (kind: string) => outcome.lines.filter((line) => line.outcome === kind);
    const [changed, unchanged] = [of('changed'), of('unchanged').length];
    const lines = of('refused');
    if (lines.length > 0) setRefused({ lines, isPart: lines.length < wanted.ids.length });
    // The window says it all.
    if (lines.length === wanted.ids.length) return;
    toast({
      title: t(`done.${wanted.action}`, { count: changed.length }),
      ...told(outcome, unchanged > 0 && t('unchanged', { count: unchanged })),
      ...(wanted.action !== 'delete' &&
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

  const count = asked?.ids.length ?? 0;
  const dialogs = (
    <>
      {asked && !work.dialog && (
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
      {work.dialog}
      {refused && <RefusedDialog {...refused} onClose={() => setRefused(undefined)} />}
    </>
  );
  return { ask: setAsked, isPending: change.isPending, dialogs };
}
