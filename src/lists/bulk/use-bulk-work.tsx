import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { TableName } from '@/lib/rows';
import { resourceKitMessages } from '@/forms/resource/messages';
import { inParts, type BulkLine, type BulkOutcome } from './bulk-change';
import { BulkNotice, type NameRow } from './bulk-notice';
import { bulkMessages } from './messages';
import { useLongWork } from './use-long-work';

/** Operation on many rows. */
export interface BulkJob {
  /** Label while it is running. */
  label: string;
  ids: readonly string[];
  /**
   * Changes the rows of a batch in a transaction and returns one result per row. `key` is an idempotency key.
   */
  change: (ids: readonly string[], key: string) => Promise<BulkLine[]>;
  /** Undoes the results of a batch. If missing, no undo is offered. */
  undo?: ((lines: readonly BulkLine[], key: string) => Promise<BulkLine[]>) | undefined;
  /** Message after `count` rows were changed. */
  done: (count: number) => string;
  /** Closes the dialog before the result is shown. `isDone`: rows were changed. */
  close?: (isDone: boolean) => void;
}

interface BulkWorkOptions {
  table: TableName;
  /** Called after rows were changed, with the rows that were not processed. */
  onChanged: (left: readonly string[]) => void;
  nameRow: NameRow;
}

const linesOf = ({ lines }: BulkOutcome, kind: string) => lines.filter(({ outcome }) => outcome === kind);

/**
 * Runs bulk changes in batches, with undo. Render `notice` next to the controls that start them: until
 * closed, it lists the rows that were not changed. Render `progress` anywhere on the screen. `run` throws an
 * AppError if nothing was changed.
 */
export function useBulkWork({ table, onChanged, nameRow }: BulkWorkOptions) {
  const { t } = useTexts(bulkMessages, resourceKitMessages);
  const [ended, setEnded] = useState<{ job: BulkJob; outcome: BulkOutcome }>();
  const work = useLongWork();

  const carryOut = useMutation({
    mutationFn: async ({ job, before }: { job: BulkJob; before?: BulkOutcome }): Promise<BulkOutcome> => {
      const ids = before?.left ?? job.ids;
      const now = await work.run(job.label, ids.length, (watch) =>
        inParts(ids, job.change, watch, before?.unknown?.key),
      );
      // A run without any change is a failure; a partial one is a result.
      if (now.error && !now.unknown && now.lines.length === 0) throw now.error;
      return { ...now, lines: [...(before?.lines ?? []), ...now.lines] };
    },
    meta: { table },
  });

  const tell = (job: BulkJob, outcome: BulkOutcome) => {
    const changed = linesOf(outcome, 'changed');
    const unchanged = linesOf(outcome, 'unchanged').length;
    job.close?.(outcome.lines.length > 0);
    if (changed.length > 0) onChanged(outcome.left);
    if (outcome.left.length > 0 || changed.length + unchanged < outcome.lines.length) {
      setEnded({ job, outcome });
      return;
    }
    setEnded(undefined);
    toast({
      title: job.done(changed.length),
      ...(unchanged > 0 && { description: t('unchanged', { count: unchanged }) }),
      ...(job.undo &&
        changed.length > 0 && {
          action: (
            <Button variant="secondary" size="sm" onClick={() => void takeBack(job, changed)}>
              {t('resourceKit:undo')}
            </Button>
          ),
        }),
    });
  };
  /** Like run, but also reports failures in the notice. */
  const continueJob = (job: BulkJob, before?: BulkOutcome) =>
    carryOut
      .mutateAsync({ job, ...(before && { before }) })
      .catch((thrown: unknown): BulkOutcome => ({
        lines: before?.lines ?? [],
        left: before?.left ?? job.ids,
        error: toAppError(thrown),
      }))
      .then((outcome) => tell(job, outcome));
  const takeBack = ({ undo }: BulkJob, changed: readonly BulkLine[]) => {
    if (!undo) return Promise.resolve();
    const byId = new Map(changed.map((line) => [line.row_id, line]));
    return continueJob({
      label: t('undoing'),
      ids: [...byId.keys()],
      change: (ids, key) =>
        undo(
          ids.flatMap((id) => byId.get(id) ?? []),
          key,
        ),
      done: (count) => t('undone', { count }),
    });
  };

  const run = async (job: BulkJob) => {
    setEnded(undefined);
    tell(job, await carryOut.mutateAsync({ job }));
  };

  const changed = ended ? linesOf(ended.outcome, 'changed') : [];
  const notice = ended && (
    <BulkNotice
      outcome={ended.outcome}
      done={changed.length > 0 && ended.job.done(changed.length)}
      nameRow={nameRow}
      isPending={carryOut.isPending}
      onContinue={() => void continueJob(ended.job, ended.outcome)}
      onUndo={ended.job.undo && changed.length > 0 ? () => void takeBack(ended.job, changed) : undefined}
      onClose={() => setEnded(undefined)}
    />
  );
  return { run, isPending: carryOut.isPending, isLong: Boolean(work.dialog), notice, progress: work.dialog };
}

export type BulkWork = ReturnType<typeof useBulkWork>;
