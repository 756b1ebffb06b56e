import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/ui/controls/button';
import { Table, TBody, TD, TH, THead, TR } from '@/ui/controls/table';
import { paths } from '@/config/paths';
import { useTexts } from '@/lib/i18n/use-texts';
import type { Difference } from './comparison';
import { comparisonMessages } from './comparison-messages';
import { useDifferenceCells } from './use-difference-cells';

/** Maximum number of rows, because a longer table would slow down the browser. */
const PART = 100;

/** Renders differences in parts of 100. Numbers of the body's certificates link to the list. */
export function DifferenceTable({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTexts(comparisonMessages);
  const cells = useDifferenceCells();
  const [parts, setParts] = useState(1);
  const shown = differences.slice(0, parts * PART);
  const rest = differences.length - shown.length;
  const isOwn = ({ kind }: Difference) => kind === 'differs' || kind === 'missing_there';
  return (
    <div className="space-y-4">
      <Table label={t('heading')} narrow="cards">
        <THead>
          <TR>
            <TH>{t('columns.number')}</TH>
            <TH>{t('columns.kind')}</TH>
            <TH>{t('columns.holder')}</TH>
            <TH>{t('columns.field')}</TH>
            <TH>{t('columns.here')}</TH>
            <TH>{t('columns.there')}</TH>
            <TH>{t('columns.line')}</TH>
          </TR>
        </THead>
        <TBody>
          {shown.map((difference, at) => (
            <TR key={at}>
              <TH scope="row">
                {isOwn(difference) ? (
                  <Link
                    to={`${paths.admin.certificates}?q=${encodeURIComponent(difference.number)}`}
                    className="link"
                  >
                    {difference.number}
                  </Link>
                ) : (
                  difference.number || '–'
                )}
              </TH>
              <TD label={t('columns.kind')}>{t(`kinds.${difference.kind}`)}</TD>
              <TD label={t('columns.holder')}>{difference.holder || '–'}</TD>
              <TD label={t('columns.field')}>{difference.field ? t(`fields.${difference.field}`) : '–'}</TD>
              <TD label={t('columns.here')}>{cells.valueOf(difference, 'here') || '–'}</TD>
              <TD label={t('columns.there')}>{cells.valueOf(difference, 'there') || '–'}</TD>
              <TD label={t('columns.line')}>{difference.line ?? '–'}</TD>
            </TR>
          ))}
        </TBody>
      </Table>
      {rest > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={() => setParts(parts + 1)}>
            {t('more', { count: Math.min(rest, PART) })}
          </Button>
          <p role="status" className="text-sm text-text-muted">
            {t('shown', { shown: shown.length, count: differences.length })}
          </p>
        </div>
      )}
    </div>
  );
}
