import { isQualification } from '@/domain/certificate-status';
import { formatDate } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { isDay } from '@/lib/today';
import { z } from '@/lib/zod';
import { changedMessages } from './changed-messages';
import { certificateMessages } from './messages';

/** Changes by column: [before, after]. */
const changesSchema = z.record(z.string(), z.tuple([z.string().nullable(), z.string().nullable()]));

const labels = changedMessages.id.column;
const isLabelled = (column: string): column is keyof typeof labels => Object.hasOwn(labels, column);

interface ChangedColumnsProps {
  /** jsonb column of the decision. */
  changes: unknown;
  fromBeginning: boolean;
}

/** Renders the values before and after a correction or reduction. */
export function ChangedColumns({ changes, fromBeginning }: ChangedColumnsProps) {
  const { t } = useTexts(changedMessages, certificateMessages);
  const language = useLanguage();
  const read = changesSchema.safeParse(changes);
  if (!read.success) return null;
  const shown = (value: string | null) => {
    if (!value) return t('blank');
    if (isQualification(value)) return t(`certificate:qualification.${value}`);
    return isDay(value) ? formatDate(language, value) : value;
  };
  return (
    <ul className="space-y-0.5">
      {Object.entries(read.data).map(([column, [before, after]]) => (
        <li key={column}>
          {t('change', {
            column: isLabelled(column) ? t(`column.${column}`) : column,
            before: shown(before),
            after: shown(after),
          })}
        </li>
      ))}
      {fromBeginning && <li>{t('fromBeginning')}</li>}
    </ul>
  );
}
