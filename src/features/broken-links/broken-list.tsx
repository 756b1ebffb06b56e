import { useQuery } from '@tanstack/react-query';
import { CircleCheck, RefreshCw } from 'lucide-react';
import { useRef } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { commonMessages } from '@/ui/messages';
import { Notice } from '@/ui/notice';
import { ScreenHeader } from '@/ui/page-header';
import { Skeletons } from '@/ui/skeleton-rows';
import { Button } from '@/ui/controls/button';
import { Loading } from '@/ui/controls/loading';
import { inboxKitMessages } from '@/features/cases/inbox/messages';
import { toAppError } from '@/lib/errors';
import { formatDateTime, formatNumber } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { useRowKeys } from '@/ui/use-row-keys';
import { brokenLinksMessages } from './admin-messages';
import { BrokenRow, type ColumnName } from './broken-row';
import { brokenLinksQuery, MAX_LINKS, type BrokenLink, type SiteAddresses } from './queries';

interface BrokenListProps {
  site: SiteAddresses;
  ColumnName: ColumnName;
}

/** Renders the broken links grouped by row, those in public content first. */
export function BrokenList({ site, ColumnName }: BrokenListProps) {
  const { t } = useTexts(brokenLinksMessages, commonMessages, inboxKitMessages);
  const language = useLanguage();
  const { data: links, error, isFetching, refetch, dataUpdatedAt } = useQuery(brokenLinksQuery(site));
  const date = formatDateTime(language, new Date(dataUpdatedAt));
  const isShown = ({ stage }: BrokenLink) => stage === 'shown';
  const rows = useRef<HTMLDivElement>(null);
  useRowKeys(rows);
  return (
    <>
      <ScreenHeader
        title={t('title')}
        purpose={t('purpose')}
        actions={
          <Button variant="secondary" onClick={() => void refetch()} isPending={isFetching && Boolean(links)}>
            <RefreshCw aria-hidden />
            {t('again')}
          </Button>
        }
      />
      {links ? (
        <div ref={rows} className="space-y-6">
          <p role="status" className="text-sm text-text-muted empty:hidden">
            {links.length > 0 && `${t('links', { count: links.length })} · ${t('checked', { date })}`}
          </p>
          {error && (
            <Notice tone="warning" title={t('failed')} live="polite">
              {t(`inboxKit:reasons.${toAppError(error).kind}`)}
            </Notice>
          )}
          {links.length === 0 && (
            <EmptyState icon={<CircleCheck />} title={t('none')} message={t('noneHint', { date })} />
          )}
          {links.length >= MAX_LINKS && (
            <Notice>{t('most', { number: formatNumber(language, MAX_LINKS) })}</Notice>
          )}
          <Part title={t('shown')} links={links.filter(isShown)} ColumnName={ColumnName} />
          <Part title={t('ahead')} links={links.filter((link) => !isShown(link))} ColumnName={ColumnName} />
        </div>
      ) : error ? (
        <ErrorState
          title={t('failed')}
          message={t(`inboxKit:reasons.${toAppError(error).kind}`)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Loading label={t('common:loading')} className="grid gap-2">
          <Skeletons count={4} className="h-24" />
        </Loading>
      )}
    </>
  );
}

/** Groups the links by row and stage, in their original order. */
function byRow(links: readonly BrokenLink[]): [BrokenLink, ...BrokenLink[]][] {
  const rows = new Map<string, [BrokenLink, ...BrokenLink[]]>();
  for (const link of links) {
    // Each section of the settings has its own screen.
    const part = link.table_name === 'site_settings' ? link.column_name : '';
    const key = [link.table_name, link.row_id, link.stage, part].join(' ');
    const row = rows.get(key);
    if (row) row.push(link);
    else rows.set(key, [link]);
  }
  return [...rows.values()];
}

interface PartProps {
  title: string;
  links: readonly BrokenLink[];
  ColumnName: ColumnName;
}

function Part({ title, links, ColumnName }: PartProps) {
  const { t } = useTexts(brokenLinksMessages);
  if (links.length === 0) return null;
  return (
    <section aria-label={title} className="space-y-2">
      <h2 className="flex flex-wrap items-baseline gap-x-3 text-lg">
        {title}
        <span className="text-sm font-normal text-text-muted">{t('links', { count: links.length })}</span>
      </h2>
      <ul className="divide-y divide-border rounded-lg border border-border bg-surface">
        {byRow(links).map((row) => (
          <BrokenRow
            key={`${row[0].table_name} ${row[0].row_id} ${row[0].stage} ${row[0].column_name}`}
            links={row}
            ColumnName={ColumnName}
          />
        ))}
      </ul>
    </section>
  );
}
