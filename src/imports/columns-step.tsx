import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Card } from '@/ui/controls/card';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { ColumnChoice } from './column-choice';
import type { ShownImport } from './define-import';
import { useImportTexts } from './use-import-texts';
import { hasKey, missingColumns, remapped, type Mapping } from './mapping';
import { importKitMessages } from './messages';
import type { OpenedFile } from './sheet';
import { StepHeading } from './step-heading';

interface ColumnsStepProps {
  definition: ShownImport;
  file: OpenedFile;
  /** Index of the sheet in the file. */
  place: number;
  mapping: Mapping;
  onSheet: (place: number) => void;
  onMapping: (mapping: Mapping) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Renders the step that assigns columns of the file to fields. */
export function ColumnsStep({
  definition,
  file,
  place,
  mapping,
  onSheet,
  onMapping,
  onBack,
  onNext,
}: ColumnsStepProps) {
  const { t } = useTexts(importKitMessages);
  const language = useLanguage();
  const { column: label } = useImportTexts(definition);
  const keyWords = new Intl.ListFormat(language, {
    type: definition.areKeysJoint ? 'conjunction' : 'disjunction',
  });
  const sheet = file.sheets[place];
  if (!sheet) return null;
  const used = new Set(Object.values(mapping));
  const unused = sheet.headings.filter((heading, at) => heading !== '' && !used.has(at));
  const takenBy = (at: number) => {
    const taker = definition.columns.find((each) => mapping[each.column] === at);
    return taker && label(taker.column);
  };
  const missing = missingColumns(definition, mapping);
  const isKnown = hasKey(definition, mapping);

  return (
    <Card className="space-y-5">
      <div className="space-y-1">
        <StepHeading>{t('columns.heading')}</StepHeading>
        <p className="max-w-prose text-sm text-text-muted">
          {t('columns.about', {
            file: file.name,
            count: sheet.rows.length,
            rows: formatNumber(language, sheet.rows.length),
          })}
        </p>
      </div>
      {file.sheets.length > 1 && (
        <Field label={t('columns.sheet')} className="max-w-md">
          <Select value={place} onChange={(event) => onSheet(Number(event.target.value))}>
            {file.sheets.map(({ name, rows }, at) => (
              <option key={name} value={at}>
                {t('columns.sheetRows', {
                  name,
                  count: rows.length,
                  rows: formatNumber(language, rows.length),
                })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
        {definition.columns.map((column) => (
          <ColumnChoice
            key={column.column}
            column={column}
            label={label(column.column)}
            sheet={sheet}
            place={mapping[column.column]}
            takenBy={takenBy}
            onChange={(at) => onMapping(remapped(mapping, column.column, at))}
          />
        ))}
      </div>
      {unused.length > 0 && (
        <p className="max-w-prose text-sm text-text-muted">
          {t('columns.unused', { columns: unused.join(', ') })}
        </p>
      )}
      {!isKnown ? (
        <Notice tone="warning" live="polite">
          {t('columns.keyMissing', { keys: keyWords.format(definition.keys.map(label)) })}
        </Notice>
      ) : (
        missing.length > 0 && (
          <Notice tone="info" live="polite">
            {t('columns.newRefused', { columns: missing.map(label).join(', ') })}
          </Notice>
        )
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onBack}>
          {t('file.chooseOther')}
        </Button>
        <Button onClick={onNext} disabled={!isKnown}>
          {t('columns.next')}
        </Button>
      </div>
    </Card>
  );
}
