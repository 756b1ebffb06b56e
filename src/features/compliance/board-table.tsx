import { useRef } from 'react';
import { Table, TBody, TH, THead, TR } from '@/ui/controls/table';
import { CONTENT_LANGUAGES } from '@/config/languages';
import { languageName } from '@/lib/i18n/language-name';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRowKeys } from '@/ui/use-row-keys';
import type { BoardLine } from './board';
import { BoardRow } from './board-row';
import { complianceMessages } from './messages';
import type { BoardRowActions } from './row-actions';

/** Renders the duties as a table, or as cards on a phone. */
export function BoardTable({ lines, ...actions }: BoardRowActions & { lines: readonly BoardLine[] }) {
  const { t } = useTexts(complianceMessages);
  const uiLanguage = useLanguage();
  const rows = useRef<HTMLTableSectionElement>(null);
  useRowKeys(rows);
  return (
    <Table label={t('table')} narrow="cards" density="compact">
      <THead>
        <TR>
          <TH>{t('column.item')}</TH>
          <TH>{t('column.page')}</TH>
          {CONTENT_LANGUAGES.map((each) => (
            <TH key={each}>{languageName(each, uiLanguage)}</TH>
          ))}
          <TH>{t('column.changed')}</TH>
          <TH>{t('column.review')}</TH>
          <TH className="print:hidden">{t('column.actions')}</TH>
        </TR>
      </THead>
      <TBody ref={rows}>
        {lines.map((line) => (
          <BoardRow key={line.code} line={line} {...actions} />
        ))}
      </TBody>
    </Table>
  );
}
