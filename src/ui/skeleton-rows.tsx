import { Fragment, type ReactNode } from 'react';
import { Loading } from '@/ui/controls/loading';
import { Skeleton } from '@/ui/controls/skeleton';
import { useTexts } from '@/lib/i18n/use-texts';
import { commonMessages } from './messages';

/** Renders several placeholders, sized by `className`. */
export function Skeletons({ count, className }: { count: number; className: string }) {
  return Array.from({ length: count }, (_, place) => <Skeleton key={place} className={className} />);
}

/** Renders the placeholder of a back-office list with rows of the given content; announced as loading. */
export function SkeletonRows({ count, children }: { count: number; children: ReactNode }) {
  const { t } = useTexts(commonMessages);
  return (
    <Loading
      label={t('loading')}
      className="divide-y divide-border rounded-lg border border-border bg-surface"
    >
      {Array.from({ length: count }, (_, row) => (
        <Fragment key={row}>{children}</Fragment>
      ))}
    </Loading>
  );
}
