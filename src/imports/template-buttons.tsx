import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { saveFile, toCsv } from '@/lib/csv';
import { useTexts } from '@/lib/i18n/use-texts';
import { toXlsx } from '@/lib/xlsx/xlsx';
import type { ShownImport } from './define-import';
import { useImportTexts } from './use-import-texts';
import { importKitMessages } from './messages';

/** Renders buttons that download a template with the recognised headings and an example row. */
export function TemplateButtons({ definition }: { definition: ShownImport }) {
  const { t } = useTexts(importKitMessages);
  const texts = useImportTexts(definition);
  const making = useMutation({
    mutationFn: async (format: 'csv' | 'xlsx') => {
      const header = definition.columns.map(({ column }) => texts.column(column));
      const rows = [definition.columns.map(({ example }) => example)];
      const content = format === 'csv' ? await toCsv(header, rows) : await toXlsx(header, rows);
      // File name from the list's name in the interface language: 'contoh-impor-badan-usaha.csv'.
      const list = texts.own('title').toLowerCase().replaceAll(/\s+/g, '-');
      saveFile(`${t('file.templateName')}-${list}.${format}`, content);
    },
  });
  return (
    <div className="space-y-3 border-t border-border pt-5">
      <p className="text-sm">{t('file.template')}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="sm" onClick={() => making.mutate('csv')}>
          <Download aria-hidden />
          {t('file.templateCsv')}
        </Button>
        <Button variant="secondary" size="sm" onClick={() => making.mutate('xlsx')}>
          <Download aria-hidden />
          {t('file.templateXlsx')}
        </Button>
      </div>
      {making.isError && (
        <Notice tone="danger" live="assertive">
          {t('file.templateFailed')}
        </Notice>
      )}
    </div>
  );
}
