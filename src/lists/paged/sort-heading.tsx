import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { TH } from '@/ui/controls/table';
import type { PagedColumn } from './define-paged-list';
import { useOrderLabel } from './use-order-label';

interface SortHeadingProps {
  column: PagedColumn;
  label: string;
  /** Sort direction; undefined if the list is sorted by another column. */
  order: 'ascending' | 'descending' | undefined;
  /** URL of the list sorted by this column, or reversed. */
  to: To;
  align: 'start' | 'end';
}

/** Column heading that sorts the list. */
export function SortHeading({ column, label, order, to, align }: SortHeadingProps) {
  const inWords = useOrderLabel();
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <TH aria-sort={order ?? 'none'} align={align}>
      <Link
        to={to}
        replace
        className="inline-flex min-h-6 items-center gap-1 hover:text-primary"
        title={inWords(column, label, order === 'ascending')}
      >
        {label}
        <Icon aria-hidden className="size-3.5" />
      </Link>
    </TH>
  );
}
