import { List } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ScreenHeader } from '@/ui/page-header';
import { Button } from '@/ui/controls/button';
import { paths } from '@/config/paths';
import { ColumnsStep } from '@/imports/columns-step';
import { FileStep } from '@/imports/file-step';
import { guessMapping, rowsToImport, type Mapping } from '@/imports/mapping';
import type { OpenedFile } from '@/imports/sheet';
import { labelsOf } from '@/imports/use-import-texts';
import { useTexts } from '@/lib/i18n/use-texts';
import { comparisonMessages } from './comparison-messages';
import { ComparisonReport } from './comparison-report';
import { nationalList } from './national-list';

interface Opened {
  file: OpenedFile;
  sheet: number;
  mapping: Mapping;
  isRead: boolean;
}

/**
 * Renders the comparison of a list from the national register with the body's
 * certificates: file, columns, report.
 */
export function ComparisonScreen({ lead }: { lead: ReactNode }) {
  const { t } = useTexts(comparisonMessages);
  const [opened, setOpened] = useState<Opened>();
  const [isReturned, setReturned] = useState(false);
  const sheet = opened?.file.sheets[opened.sheet];

  const openSheet = (file: OpenedFile, at: number) => {
    const chosen = file.sheets[at];
    if (!chosen) return;
    const mapping = guessMapping(nationalList, chosen, labelsOf(nationalList));
    setOpened({ file, sheet: at, mapping, isRead: false });
  };
  const startAgain = () => {
    setReturned(true);
    setOpened(undefined);
  };

  return (
    <>
      <ScreenHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button asChild variant="secondary">
            <Link to={paths.admin.certificates}>
              <List aria-hidden />
              {t('toList')}
            </Link>
          </Button>
        }
      />
      <div className="mb-6">{lead}</div>
      {!opened || !sheet ? (
        <FileStep definition={nationalList} onOpen={(file) => openSheet(file, 0)} isReturned={isReturned} />
      ) : !opened.isRead ? (
        <ColumnsStep
          definition={nationalList}
          file={opened.file}
          place={opened.sheet}
          mapping={opened.mapping}
          onSheet={(at) => openSheet(opened.file, at)}
          onMapping={(mapping) => setOpened({ ...opened, mapping })}
          onBack={startAgain}
          onNext={() => setOpened({ ...opened, isRead: true })}
        />
      ) : (
        <ComparisonReport
          fileId={opened.file.id}
          fileName={opened.file.name}
          rows={rowsToImport(nationalList, sheet, opened.mapping, labelsOf(nationalList))}
          onAgain={startAgain}
        />
      )}
    </>
  );
}
