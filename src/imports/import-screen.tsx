import { List } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { ScreenHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { DraftNotice } from '@/drafts/draft-notice';
import { useTexts } from '@/lib/i18n/use-texts';
import { ImportCheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import type { ShownImport } from './define-import';
import { FileStep } from './file-step';
import { initialProgress, storeProgress } from './import-memory';
import { labelsOf, useImportTexts } from './use-import-texts';
import { guessMapping } from './mapping';
import { importKitMessages } from './messages';
import { PastImports } from './past-imports';
import { newRun } from './run-import';
import { RunStep } from './run-step';
import type { OpenedFile } from './sheet';
import { ImportStepList } from './import-steps';
import { useImportDraft } from './use-import-draft';
import { useProgress } from './use-progress';

/** Passes an opened file to the import of another list, with guessed columns. */
function openFor(definition: ShownImport, file: OpenedFile, at: number): void {
  const sheet = file.sheets[at];
  if (!sheet) return;
  const mapping = guessMapping(definition, sheet, labelsOf(definition));
  storeProgress(definition.kind, { ...initialProgress(), file, sheet: at, mapping, step: 'columns' });
}

interface ImportScreenProps {
  definition: ShownImport;
  lead?: ReactNode;
  /** Another list that the same file may contain; opened after this import. */
  onward?: { definition: ShownImport; label: string; to: To };
}

/** Renders the back-office screen that imports a file: choose, map columns, check, import, undo. */
export function ImportScreen({ definition, lead, onward }: ImportScreenProps) {
  const { t } = useTexts(importKitMessages);
  const { own } = useImportTexts(definition);
  const labels = labelsOf(definition);
  const { progress, change, run, cancel } = useProgress(definition.kind);
  const draft = useImportDraft(definition, progress);
  // On the first step, the page manages the focus.
  const [isReturned, setReturned] = useState(false);
  const { step, file } = progress;
  const sheet = file?.sheets[progress.sheet];

  const chooseSheet = (opened: OpenedFile, at: number) => {
    const chosen = opened.sheets[at];
    if (chosen) change({ sheet: at, mapping: guessMapping(definition, chosen, labels) });
  };
  const open = (opened: OpenedFile) => {
    change({ ...initialProgress(), options: progress.options, file: opened, step: 'columns' });
    const chosen = draft.chosenFor(opened);
    if (chosen) change(chosen);
    else chooseSheet(opened, 0);
  };
  const startAgain = () => {
    setReturned(true);
    draft.forget();
    change({ ...initialProgress(), file: undefined, run: undefined });
  };

  return (
    <>
      <ScreenHeader
        title={t('title', { what: own('title') })}
        purpose={t('purpose')}
        actions={
          <Button asChild variant="secondary">
            <Link to={definition.list}>
              <List aria-hidden />
              {t('toList')}
            </Link>
          </Button>
        }
      />
      {lead && <div className="mb-6">{lead}</div>}
      <ImportStepList step={step} />
      {step === 'run' && progress.run ? (
        <RunStep
          definition={definition}
          run={progress.run}
          onResume={run}
          onCancel={cancel}
          onAgain={startAgain}
          onward={
            onward &&
            file &&
            sheet && (
              <Button asChild>
                <Link to={onward.to} onClick={() => openFor(onward.definition, file, progress.sheet)}>
                  {onward.label}
                </Link>
              </Button>
            )
          }
        />
      ) : step === 'check' && file && sheet ? (
        <ImportCheckStep
          definition={definition}
          file={file}
          sheet={sheet}
          mapping={progress.mapping}
          options={progress.options}
          onOptions={(options) => change({ options })}
          onBack={() => change({ step: 'columns' })}
          onGo={(rows) => void run(newRun(file.name, rows, progress.options))}
        />
      ) : step === 'columns' && file && sheet ? (
        <ColumnsStep
          definition={definition}
          file={file}
          place={progress.sheet}
          mapping={progress.mapping}
          onSheet={(at) => chooseSheet(file, at)}
          onMapping={(mapping) => change({ mapping })}
          onBack={startAgain}
          onNext={() => change({ step: 'check' })}
        />
      ) : (
        <>
          <DraftNotice
            className="mb-6"
            restored={{ restoredAt: draft.found?.at, discard: draft.forget }}
            title={t('draft.title', { file: draft.found?.file ?? '' })}
          >
            {t('draft.hint')}
          </DraftNotice>
          <FileStep definition={definition} onOpen={open} isReturned={isReturned} />
        </>
      )}
      <PastImports
        definition={definition}
        runningId={progress.run?.status === 'running' ? progress.run.id : null}
      />
    </>
  );
}
