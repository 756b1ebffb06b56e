import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '@/ui/toast/toast';
import { Button } from '@/ui/controls/button';
import { toAppError } from '@/lib/errors';
import { useTexts } from '@/lib/i18n/use-texts';
import type { TableName } from '@/lib/rows';
import { resourceKitMessages } from '@/forms/resource/messages';
import { inParts, type BulkLine, type Outcome } from './bulk-change';
import { BulkNotice, type NameRow } from './bulk-notice';
import { bulkMessages } from './messages';
import { useLongWork } from './use-long-work';

/** One thing to be done with many rows. */
export interface BulkJob {
  /** Its name while it goes on. */
  label: string;
  ids: readonly string[];
  /** Changes the rows of one part, in a transaction; a line for each. The same key again is answered as the first time. */
  change: (ids: readonly string[], key: string) => Promise<BulkLine[]>;
  /** Takes lines of one part back; without it nothing is offered. */
  undo?: ((lines: readonly BulkLine[], key: string) => Promise<BulkLine[]>) | undefined;
  /** The notice when so many rows were changed. */
  done: (count: number) => string;
  /** Closes the dialog before the outcome is shown. `isDone`: rows were changed. */
  close?: (isDone: boolean) => void;
}

interface BulkWorkOptions {
  table: TableName;
  /** Runs when rows were changed, with those that were not come to. */
  onChanged: (left: readonly string[]) => void;
  nameRow: NameRow;
}

const linesOf = ({ lines }: Outcome, kind: string) => lines.filter(({ outcome }) => outcome === kind);

/**
 * Carries changes of many rows out, in parts, with a way back. `notice` belongs beside what they are started with: it says what was
 * not done, and stays until it is closed; `progress` stands anywhere on the screen. `run` throws an AppError when nothing was done.
 */
export function useBulkWork({ table, onChanged, nameRow }: BulkWorkOptions) {
  const { t } = useTexts(bulkMessages, resourceKitMessages);
  const [ended, setEnded] = useState<{ job: BulkJob; outcome: Outcome }>();
  const work = useLongWork();

  const carryOut = useMutation({
    mutationFn: async ({ job, before }: { job: BulkJob; before?: Outcome }): Promise<Outcome> => {
      const ids = before?.left ?? job.ids;
      const now = await work.run(job.label, ids.length, (watch) =>
        inParts(ids, job.change, watch, before?.unknown?.key),
      );
      // Work that changed nothing has failed; partly done work is an outcome.
      if (now.error && !now.unknown && now.lines.length === 0) throw now.error;
      return { ...now, lines: [...(before?.lines ?? []), ...now.lines] };
    },
    meta: { table },
  });

  const tell = (job: BulkJob, outcome: Outcome) => {
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
  /** As run; failures are shown in the notice too. */
  const goOn = (job: BulkJob, before?: Outcome) =>
    carryOut
      .mutateAsync({ job, ...(before && { before }) })
      .catch((thrown: unknown): Outcome => ({
        lines: before?.lines ?? [],
        left: before?.left ?? job.ids,
        error: toAppError(thrown),
      }))
      .then((outcome) => tell(job, outcome));
  const takeBack = ({ undo }: BulkJob, changed: readonly BulkLine[]) => {
    if (!undo) return Promise.resolve();
    const byId = new Map(changed.map((line) => [line.row_id, line]));
    return goOn({
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
      onContinue={() => void goOn(ended.job, ended.outcome)}
      onUndo={ended.job.undo && changed.length > 0 ? () => void takeBack(ended.job, changed) : undefined}
      onClose={() => setEnded(undefined)}
    />
  );
  return { run, isPending: carryOut.isPending, isLong: Boolean(work.dialog), notice, progress: work.dialog };
}

export type BulkWork = ReturnType<typeof useBulkWork>;
