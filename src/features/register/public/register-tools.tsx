import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { isDatedStatus, isQualification } from '@/domain/certificate-status';
import { certificateMessages } from '@/features/register/certificate-display/messages';
import { certificateVerdictMessages } from '@/features/register/certificate-display/verdict-messages';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { Field } from '@/ui/controls/field';
import { Select } from '@/ui/controls/select';
import { saveFile, toCsv } from '@/lib/csv';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { registerMessages } from './messages';
import { registerTable, type RegisterLine } from './queries';
import { SORTS, type RegisterSearch } from './register';

interface RegisterToolsProps {
  search: RegisterSearch;
  onChange: (next: Partial<RegisterSearch>) => void;
}

/** Renders the sort order of the list, and its export. */
export function RegisterTools({ search, onChange }: RegisterToolsProps) {
  const { t } = useTexts(registerMessages);
  const lineOf = useCsvLine();
  const saving = useMutation({
    mutationFn: async () => {
      const lines = await registerTable(search);
      const day = search.day || officeDay(new Date());
      saveFile(`klien-${day}.csv`, await toCsv(lineOf.header, lines.map(lineOf.cells)));
    },
  });
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden">
      <Field label={t('sort')}>
        <Select
          value={search.sort}
          onChange={({ target: { value } }) => onChange({ sort: SORTS.find((each) => each === value) ?? '' })}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sorts.${sort || 'best'}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Button variant="secondary" isPending={saving.isPending} onClick={() => saving.mutate()}>
        <Download aria-hidden />
        {t('export')}
      </Button>
      {saving.isError && (
        <Notice tone="danger" live="assertive">
          {t('exportFailed')}
        </Notice>
      )}
    </div>
  );
}

/** Returns header and cells of the export. */
function useCsvLine() {
  const { t } = useTexts(registerMessages, certificateMessages, certificateVerdictMessages);
  const statusWord = (status: string) => {
    if (!isDatedStatus(status)) return status;
    return status === 'tak_tercatat'
      ? t('certificateVerdict:datedStatus.tak_tercatat')
      : t(`certificate:status.${status}`);
  };
  const header = [
    t('certificate:company'),
    'NIB',
    t('province'),
    t('city'),
    t('certificate:numberLabel'),
    t('certificate:subclass'),
    t('subclassName'),
    t('certificate:qualificationLabel'),
    t('certificate:statusLabel'),
    t('certificate:issued'),
    t('certificate:expires'),
  ];
  // A company without a matching certificate has a separate line.
  const cells = (line: Partial<Record<keyof RegisterLine, string | null>>) => [
    line.company ?? '',
    line.nib ?? '',
    line.province ?? '',
    line.city ?? '',
    line.number ?? '',
    line.subclass_code ?? '',
    line.subclass_name ?? '',
    isQualification(line.qualification ?? '')
      ? t(`certificate:qualification.${line.qualification as 'kecil'}`)
      : (line.qualification ?? ''),
    statusWord(line.status ?? ''),
    line.issued_on ?? '',
    line.expires_on ?? '',
  ];
  return { header, cells };
}
