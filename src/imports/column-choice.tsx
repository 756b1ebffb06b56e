import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { cellText } from './cell-value';
import type { ImportColumn } from './define-import';
import { importKitMessages } from './messages';
import { columnLetters, type Sheet } from './sheet';

const NONE = '';
const SAMPLES = 3;

/** Returns the first few distinct values in a column of the file. */
function samplesOf(sheet: Sheet, place: number): string {
  const seen = new Set<string>();
  for (const { cells } of sheet.rows) {
    const text = cellText(cells[place]);
    if (text) seen.add(text.slice(0, 40));
    if (seen.size === SAMPLES) break;
  }
  return [...seen].join(' · ');
}

interface ColumnChoiceProps {
  column: ImportColumn;
  label: string;
  sheet: Sheet;
  /** Index of the chosen column in the file. */
  place: number | undefined;
  /** Returns the field that a column of the file is already assigned to. */
  takenBy: (place: number) => string | undefined;
  onChange: (place: number | undefined) => void;
}

/** Renders a select for the file's column of one field, with sample values. */
export function ColumnChoice({ column, label, sheet, place, takenBy, onChange }: ColumnChoiceProps) {
  const { t } = useTexts(importKitMessages);
  const samples = place === undefined ? '' : samplesOf(sheet, place);
  return (
    <Field
      label={
        column.isNeeded ? (
          <>
            {label} <span className="font-normal text-text-muted">({t('columns.needed')})</span>
          </>
        ) : (
          label
        )
      }
      hint={
        place !== undefined && (samples ? t('columns.sample', { values: samples }) : t('columns.noSample'))
      }
    >
      <Select
        value={place ?? NONE}
        onChange={({ target }) => onChange(target.value === NONE ? undefined : Number(target.value))}
      >
        <option value={NONE}>{t('columns.none')}</option>
        {sheet.headings.map((heading, at) => {
          const other = at === place ? undefined : takenBy(at);
          const name = t('columns.headingColumn', {
            letters: columnLetters(at),
            heading: heading || t('columns.untitled'),
          });
          // Choosing a column leaves other fields unchanged, because arrow keys select every option on the
          // way.
          return (
            <option key={at} value={at} disabled={other !== undefined}>
              {other === undefined ? name : t('columns.taken', { name, field: other })}
            </option>
          );
        })}
      </Select>
    </Field>
  );
}
