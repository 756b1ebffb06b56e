import { useQuery } from '@tanstack/react-query';
import { Images, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { Skeletons } from '@/ui/skeleton-rows';
import { Loading } from '@/ui/controls/loading';
import { useTexts } from '@/lib/i18n/use-texts';
import type { LibraryFile } from './media-file';
import { mediaMessages } from './messages';
import { libraryQuery, type LibraryFilter } from './queries';

interface FileGridProps {
  filter: LibraryFilter;
  /** Renders a file as a link or button around a FileTile. */
  children: (file: LibraryFile) => ReactNode;
  /** Renders the links to the previous and next page. */
  steps: (hasMore: boolean) => ReactNode;
  /** True to show one file per row at full width. */
  isList?: boolean;
}

const tiles = 'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-4';

/** Renders one page of the library. */
export function FileGrid({ filter, children, steps, isList = false }: FileGridProps) {
  const { t } = useTexts(mediaMessages);
  const columns = isList ? 'grid gap-4' : tiles;
  const { data, isPending, isPlaceholderData, isFetching, refetch } = useQuery(libraryQuery(filter));
  if (isPending) {
    return (
      <Loading label={t('loading')} className={columns}>
        <Skeletons count={8} className="h-48" />
      </Loading>
    );
  }
  if (!data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data.files.length === 0) {
    const isWhole = filter.words === '' && filter.state === 'kept' && filter.page === 1;
    const isDone = filter.words === '' && filter.state === 'undescribed' && filter.page === 1;
    return isDone ? (
      <EmptyState icon={<Images />} title={t('allDescribed')} />
    ) : isWhole ? (
      <EmptyState icon={<Images />} title={t(`empty.${filter.accept}`)} message={t('emptyHint')} />
    ) : (
      <EmptyState icon={<SearchX />} title={t('noMatch')} message={t('noMatchHint')} />
    );
  }
  return (
    <div className="space-y-4" aria-busy={isPlaceholderData}>
      <ul aria-label={t('list')} className={columns}>
        {data.files.map((file) => (
          <li key={file.id}>{children(file)}</li>
        ))}
      </ul>
      {steps(data.hasMore)}
    </div>
  );
}
