import { useEffect } from 'react';
import { useDraft } from '@/drafts/use-draft';
import { useUnsaved } from '@/drafts/use-unsaved';
import { valueFrom } from '@/session/drafts';
import type { ShownImport } from './define-import';
import { freshStart, type Progress } from './import-memory';
import { labelsOf } from './use-import-texts';
import { guessMapping, hasKey, type Mapping } from './mapping';
import type { OpenedFile, Sheet } from './sheet';

const blank = {
  file: '',
  sheet: '',
  headings: [] as string[],
  mapping: {} as Mapping,
  options: freshStart().options,
};

/** False for a file that was chosen by mistake: no row of it could be recognised, and no column was chosen by hand. */
function isWork(definition: ShownImport, sheet: Sheet, mapping: Mapping): boolean {
  if (hasKey(definition, mapping)) return true;
  const guess = guessMapping(definition, sheet, labelsOf(definition));
  return definition.columns.some(({ column }) => mapping[column] !== guess[column]);
}

/**
 * The choices made for a file, kept until it is imported: columns per field, and options. The rows are
 * not kept, they may be thousands: the same file is asked for again, and `chosenFor` gives what was chosen for it.
 */
export function useImportDraft(
  definition: ShownImport,
  { step, file, sheet: place, mapping, options, run }: Progress,
) {
  const { found, keep } = useDraft(`import:${definition.kind}`, 'browser');
  const sheet = file?.sheets[place];
  const isDone = run !== undefined && run.status !== 'running' && run.status !== 'failed';
  const chosen =
    sheet && step !== 'file' && !isDone && isWork(definition, sheet, mapping)
      ? JSON.stringify({ file: file.name, sheet: sheet.name, headings: sheet.headings, mapping, options })
      : undefined;
  useEffect(() => {
    if (chosen) keep(JSON.parse(chosen));
    else if (isDone) keep(undefined);
  }, [chosen, isDone, keep]);
  // Other screens keep the file in memory (./import-memory.ts); only closing the page drops it.
  useUnsaved(chosen !== undefined && step !== 'run', { isLeft: () => false });

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
