import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '@/components/toast/toast';
import { Button } from '@/components/ui/button';
import { toAppError } from '@/lib/errors';
import type { TableName } from '@/lib/rows';
import { inParts, type BulkLine, type Outcome } from './bulk-change';
import { RefusedDialog } from './refused-dialog';
import { useLongWork } from './use-long-work';

/** One thing to be done with many rows. */
export interface BulkJob {
  /** Its name while it goes on. */
  label: string;
  ids: readonly string[];
  /** Changes the rows of one part, in a transaction; a line for each. */
  change: (ids: readonly string[]) => Promise<BulkLine[]>;
  /** Takes lines of one part back; without it nothing is offered. */
  undo?: ((lines: readonly BulkLine[]) => Promise<BulkLine[]>) | undefined;
  /** The notice when so many rows were changed. */
  done: (count: number) => string;
  /** Closes what it was asked in, before its outcome is told. */
  close: () => void;
}

/** Work that came to nothing has failed; what was done in part is an outcome. */
function begun(outcome: Outcome): Outcome {
  if (outcome.error && outcome.lines.length === 0) throw toAppError(outcome.error);
  return outcome;
}

/**
 * Carries changes of many rows out, in parts, with the refused ones named and the way back: `dialogs` stand anywhere on the
 * screen. `run` throws an AppError when nothing was done. `onChanged` runs when rows were changed.
 */
export function useBulkWork(table: TableName, onChanged?: () => void) {
  const { t } = useTranslation(['bulk', 'resourceKit']);
  const [refused, setRefused] = useState<{ lines: readonly BulkLine[]; isPart: boolean }>();
  const work = useLongWork();

  const change = useMutation({
    mutationFn: async ({ label, ids, change: part }: BulkJob) =>
      begun(await work.run(label, ids.length, (watch) => inParts(ids, part, watch))),
    meta: { table },
  });
  const undo = useMutation({
    mutationFn: async ({ lines, part }: { lines: readonly BulkLine[]; part: NonNullable<BulkJob['undo']> }) =>
      begun(await work.run(t('undoing'), lines.length, (watch) => inParts(lines, part, watch))),
    meta: { table },
  });

  const fail = (error: unknown) =>
    toast({
      title: t('resourceKit:changeFailed'),
      description: t(`resourceKit:reasons.${toAppError(error).kind}`),
      variant: 'destructive',
    });
  /** The end, when not all of it was done. */
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
  const takeBack = async (lines: readonly BulkLine[], part: NonNullable<BulkJob['undo']>) => {
    const outcome = await undo.mutateAsync({ lines, part });
    const kept = outcome.lines.filter((line) => line.outcome === 'refused').length;
    toast({
      title: t('undone', { count: outcome.lines.length - kept }),
      ...told(outcome, kept > 0 && t('undoneKept', { count: kept })),
    });
  };
  const run = async (job: BulkJob) => {
    const outcome = await change.mutateAsync(job);
    job.close();
    const of = (kind: string) => outcome.lines.filter((line) => line.outcome === kind);
    const [changed, unchanged] = [of('changed'), of('unchanged').length];
    const lines = of('refused');
    if (lines.length > 0) setRefused({ lines, isPart: lines.length < job.ids.length });
    // The window says it all.
    if (lines.length === job.ids.length) return;
    const part = job.undo;
    toast({
      title: job.done(changed.length),
      ...told(outcome, unchanged > 0 && t('unchanged', { count: unchanged })),
      ...(part &&
        changed.length > 0 && {
          action: (
            <Button variant="secondary" size="sm" onClick={() => void takeBack(changed, part).catch(fail)}>
              {t('resourceKit:undo')}
            </Button>
          ),
        }),
    });
    if (changed.length > 0) onChanged?.();
  };

  const dialogs = (
    <>
      {work.dialog}
      {refused && <RefusedDialog {...refused} onClose={() => setRefused(undefined)} />}
    </>
  );
  return { run, fail, isPending: change.isPending, isLong: Boolean(work.dialog), dialogs };
}
