import { useEffect } from 'react';
import { useDraft } from '@/draft-kit/use-draft';
import { useUnsaved } from '@/draft-kit/use-unsaved';
import { valueFrom } from '@/session/drafts';
import { freshStart, type Progress } from './import-memory';
import type { ImportKind } from './define-import';
import type { Mapping } from './mapping';
import type { OpenedFile } from './sheet';

const blank = {
  file: '',
  sheet: '',
  headings: [] as string[],
  mapping: {} as Mapping,
  options: freshStart().options,
};

/**
 * The choices made for a file, kept until it is imported: columns per field, and options. The rows are
 * not kept, they may be thousands: the same file is asked for again, and `chosenFor` gives what was chosen for it.
 */
export function useImportDraft(
  kind: ImportKind,
  { step, file, sheet: place, mapping, options, run }: Progress,
) {
  const { found, keep } = useDraft(`import:${kind}`, 'browser');
  const sheet = file?.sheets[place];
  const isDone = run !== undefined && run.status !== 'running' && run.status !== 'failed';
  const chosen =
    sheet && step !== 'file' && !isDone
      ? JSON.stringify({ file: file.name, sheet: sheet.name, headings: sheet.headings, mapping, options })
      : undefined;
  useEffect(() => {
    if (chosen) keep(JSON.parse(chosen));
    else if (isDone) keep(undefined);
  }, [chosen, isDone, keep]);
  // Other screens keep the file in memory (./import-memory.ts); only closing the page drops it.
  useUnsaved(step === 'columns' || step === 'check', { isLeft: () => false });

  const kept = valueFrom(blank, found);
  return {
    found: found && { at: found.savedAt, file: kept.file },
    forget: () => keep(undefined),
    /** Of a file whose sheet has the same name and headings. */
    chosenFor: (opened: OpenedFile): Pick<Progress, 'sheet' | 'mapping' | 'options'> | undefined => {
      const at = opened.sheets.findIndex(
        ({ name, headings }) =>
          name === kept.sheet && JSON.stringify(headings) === JSON.stringify(kept.headings),
      );
      return found && at >= 0 ? { sheet: at, mapping: kept.mapping, options: kept.options } : undefined;
    },
  };
}
