import { useState } from 'react';
import { ExportMenu, tableFile, type ExportFormat } from '@/components/file-export/export-menu';
import { datedName, useFileExport } from '@/components/file-export/use-file-export';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { useTexts } from '@/lib/i18n/use-texts';
import { officeDay } from '@/lib/today';
import { complianceMessages } from './messages';
import { readQuarter, type QuarterLine } from './queries';

const { sections } = complianceMessages.id.quarter;
const isSection = (name: string): name is keyof typeof sections => Object.hasOwn(sections, name);

/** This quarter and those before it, as 2026-4. */
function quarters(today: string): string[] {
  const year = Number(today.slice(0, 4));
  const now = Math.ceil(Number(today.slice(5, 7)) / 3);
  return Array.from({ length: 9 }, (_, back) => {
    const count = year * 4 + now - 1 - back;
    return `${Math.floor(count / 4)}-${(count % 4) + 1}`;
  });
}

const partsOf = (chosen: string) => {
  const [year = '', quarter = ''] = chosen.split('-');
  return { year, quarter };
};

/** The report that the accreditor asks for every three months, as a file. */
export function QuarterReport() {
  const { t } = useTexts(complianceMessages);
  const [offered] = useState(() => quarters(officeDay(new Date())));
  // The last one that is complete.
  const [chosen, setChosen] = useState(offered.at(1) ?? '');
  const header = [
    t('quarter.column.section'),
    t('quarter.column.number'),
    t('quarter.column.company'),
    t('quarter.column.subject'),
    t('quarter.column.day'),
    t('quarter.column.state'),
    t('quarter.column.detail'),
    t('quarter.column.finding'),
  ];
  const rowOf = ({
    section,
    number,
    company,
    subject,
    happened_on: day,
    state,
    detail,
    finding,
  }: QuarterLine) => [
    isSection(section) ? t(`quarter.sections.${section}`) : section,
    number,
    company ?? '',
    subject ?? '',
    day,
    state,
    detail ?? '',
    finding?.replaceAll('_', ' ') ?? '',
  ];
  const { start, isPending, dialog } = useFileExport<ExportFormat>({
    read: async (format, { signal }) => {
      const { year, quarter } = partsOf(chosen);
      const lines = await readQuarter(Number(year), Number(quarter), signal);
      return {
        name: datedName(t('quarter.file', { year, quarter }), format),
        count: lines.length,
        write: () => tableFile(format, header, lines.map(rowOf), signal),
      };
    },
    reason: () => t('quarter.failed'),
  });
  return (
    <Card asChild className="print:hidden">
      <section aria-labelledby="quarter-report" className="space-y-4">
        <div className="space-y-1">
          <h2 id="quarter-report" className="text-lg">
            {t('quarter.title')}
          </h2>
          <p className="max-w-prose text-sm text-text-muted">{t('quarter.text')}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          <Field label={t('quarter.label')} className="min-w-48">
            <Select value={chosen} onChange={({ target }) => setChosen(target.value)}>
              {offered.map((each) => (
                <option key={each} value={each}>
                  {t('quarter.name', partsOf(each))}
                </option>
              ))}
            </Select>
          </Field>
          <ExportMenu start={start} isPending={isPending} dialog={dialog} />
        </div>
      </section>
    </Card>
  );
}
