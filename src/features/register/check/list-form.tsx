import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState, type SubmitEvent } from 'react';
import { FileButton } from '@/ui/file-button';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { TextArea } from '@/ui/controls/text-area';
import { TextInput } from '@/ui/controls/text-input';
import { useTexts } from '@/lib/i18n/use-texts';
import { certificateVerdictMessages } from '@/features/register/certificate-display/verdict-messages';
import { FIRST_DAY, isRecordedDay } from '@/domain/dated-certificate';
import { splitLines, MAX_NUMBERS, listProblem, type ListProblem } from './list-input';
import { certificateListMessages } from './list-messages';
import type { ListFileProblem } from './read-list';

const FILES = '.csv,.tsv,.txt,.xlsx,.xls,text/csv,text/plain';

interface ListFormProps {
  onAsk: (lines: string[], day: string) => void;
  isPending: boolean;
}

/** Renders the input for a list to check: typed, pasted, or read from a file in the browser. */
export function ListForm({ onAsk, isPending }: ListFormProps) {
  const { t } = useTexts(certificateListMessages, certificateVerdictMessages);
  const area = useRef<HTMLTextAreaElement>(null);
  const day = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<ListProblem>();
  const [dayError, setDayError] = useState<string>();
  const [file, setFile] = useState<
    { name: string; count: number } | { problem: ListFileProblem | 'unreadable' }
  >();

  const take = async ([chosen]: File[]) => {
    if (!chosen) return;
    try {
      const { readList } = await import('./read-list');
      const numbers = splitLines((await readList(chosen)).join('\n'));
      if (area.current) area.current.value = numbers.join('\n');
      setFile({ name: chosen.name, count: numbers.length });
      setProblem(undefined);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      setFile({ problem: isFileProblem(code) ? code : 'unreadable' });
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const lines = splitLines(area.current?.value ?? '');
    const asked = day.current?.value ?? '';
    const wrong = listProblem(lines);
    const isDayWrong = asked !== '' && !isRecordedDay(asked);
    setProblem(wrong);
    setDayError(isDayWrong ? t('certificateVerdict:dayWrong') : undefined);
    if (wrong) area.current?.focus();
    else if (isDayWrong) day.current?.focus();
    else onAsk(lines, asked);
  };
  return (
    <form aria-label={t('formTitle')} onSubmit={submit} noValidate className="space-y-6 print:hidden">
      <Field
        label={t('lines')}
        hint={t('linesHint', { most: MAX_NUMBERS })}
        error={
          problem &&
          t(`problems.${problem.code}`, { line: problem.line ?? '', count: problem.count, most: MAX_NUMBERS })
        }
      >
        <TextArea
          ref={area}
          rows={8}
          className="font-mono text-sm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={() => setProblem(undefined)}
        />
      </Field>
      <div className="space-y-2">
        <FileButton
          accept={FILES}
          variant="secondary"
          onChoose={(files) => void take(files)}
          aria-describedby="list-file-hint"
        >
          <FileSpreadsheet aria-hidden />
          {t('file')}
        </FileButton>
        <p id="list-file-hint" className="text-sm text-text-muted">
          {t('fileHint')}
        </p>
        {file && 'problem' in file && (
          <Notice tone="warning" live="polite">
            {t(`fileProblems.${file.problem}`)}
          </Notice>
        )}
        {file && 'name' in file && (
          <p role="status" className="text-sm">
            {t('fileTaken', { count: file.count, name: file.name })}
          </p>
        )}
      </div>
      <Field label={t('day')} hint={t('dayHint')} error={dayError}>
        <TextInput
          ref={day}
          type="date"
          className="max-w-56"
          min={FIRST_DAY}
          onChange={() => setDayError(undefined)}
        />
      </Field>
      <Button type="submit" isPending={isPending}>
        {t('check')}
      </Button>
    </form>
  );
}

const FILE_PROBLEMS = ['tooBig', 'notATable', 'oldExcel', 'broken', 'nothing'] as const;
const isFileProblem = (code: unknown): code is ListFileProblem =>
  FILE_PROBLEMS.some((problem) => problem === code);
