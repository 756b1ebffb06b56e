import { useEffect } from 'react';
import { useDraft } from '@/drafts/use-draft';
import { useUnsaved } from '@/drafts/use-unsaved';
import { draftValue } from '@/session/drafts';
import type { ShownImport } from './define-import';
import { initialProgress, type Progress } from './import-memory';
import { labelsOf } from './use-import-texts';
import { guessMapping, hasKey, type Mapping } from './mapping';
import type { OpenedFile, Sheet } from './sheet';

const blank = {
  file: '',
  sheet: '',
  headings: [] as string[],
  mapping: {} as Mapping,
  options: initialProgress().options,
};

/** Returns false for a file opened by mistake: no row could be matched, and the user chose no column. */
function isWork(definition: ShownImport, sheet: Sheet, mapping: Mapping): boolean {
  if (hasKey(definition, mapping)) return true;
  const guess = guessMapping(definition, sheet, labelsOf(definition));
  return definition.columns.some(({ column }) => mapping[column] !== guess[column]);
}

/**
 * Stores the column mapping and options of a file until it is imported, but not its rows, of which there may
 * be thousands. After a reload the user opens the file again, and `chosenFor` returns these choices.
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
  // The file stays in memory on other screens (./import-memory.ts); only closing the page drops it.
  useUnsaved(chosen !== undefined && step !== 'run', { isLeft: () => false });

  const kept = draftValue(blank, found);
  return {
    found: found && { at: found.savedAt, file: kept.file },
    forget: () => keep(undefined),
    /** Returns the choices for a file whose sheet has the same name and headings. */
    chosenFor: (opened: OpenedFile): Pick<Progress, 'sheet' | 'mapping' | 'options'> | undefined => {
      const at = opened.sheets.findIndex(
        ({ name, headings }) =>
          name === kept.sheet && JSON.stringify(headings) === JSON.stringify(kept.headings),
      );
      return found && at >= 0 ? { sheet: at, mapping: kept.mapping, options: kept.options } : undefined;
    },
  };
}
