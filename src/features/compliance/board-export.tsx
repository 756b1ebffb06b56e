import { Download } from 'lucide-react';
import { datedName } from '@/ui/file-export/use-file-export';
import { Button } from '@/ui/controls/button';
import { CONTENT_LANGUAGES } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { saveFile, toCsv } from '@/lib/csv';
import { reviewStateOf, standingOf, type BoardLine } from './board';
import { itemOf } from './items';
import { complianceMessages } from './messages';

/** Renders a button that exports the whole board as a file for an auditor. */
export function BoardExport({ lines }: { lines: readonly BoardLine[] }) {
  const { t } = useTexts(complianceMessages);
  const language = useLanguage();
  const header = [
    t('column.item'),
    t('csv.clause'),
    t('column.page'),
    ...CONTENT_LANGUAGES.map((each) => languageName(each, language)),
    t('csv.standing'),
    t('csv.unmet'),
    t('column.changed'),
    t('csv.state'),
    t('csv.reviewedAt'),
    t('csv.reviewer'),
    t('csv.due'),
    t('csv.note'),
  ];
  const save = async () => {
    const rows = lines.map((line) => [
      t(`items.${line.code}`),
      itemOf(line.code).clause,
      itemOf(line.code).page ?? '',
      ...CONTENT_LANGUAGES.map((each) => {
        const isThere = line[`has_${each}`];
        return t(isThere === null ? 'noPage' : isThere ? 'yes' : 'no');
      }),
      t(standingOf(line)),
      line.tests
        .flatMap(({ test, isMet, missing }) => (isMet ? [] : [[t(`tests.${test}`), ...missing].join(' · ')]))
        .join('; '),
      line.changed_at ?? '',
      t(`state.${reviewStateOf(line)}`),
      line.reviewed_at ?? '',
      line.reviewer_name ?? '',
      line.due_on ?? '',
      line.note ?? '',
    ]);
    saveFile(datedName(t('title'), 'csv'), await toCsv(header, rows));
  };
  return (
    <Button variant="secondary" onClick={() => void save()}>
      <Download aria-hidden />
      {t('export')}
    </Button>
  );
}
