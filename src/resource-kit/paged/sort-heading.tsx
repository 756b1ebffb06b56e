import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Link, type To } from 'react-router-dom';
import { TH } from '@/components/ui/table';
import { useTexts } from '@/lib/i18n/use-texts';
import { pagedMessages } from './messages';

interface SortHeadingProps {
  label: string;
  /** The order the list is in by this column; undefined when by another. */
  order: 'ascending' | 'descending' | undefined;
  /** URL of the list in this column's order, or the reverse. */
  to: To;
  align: 'start' | 'end';
}

/** A column's heading by which the list is put in order. */
export function SortHeading({ label, order, to, align }: SortHeadingProps) {
  const { t } = useTexts(pagedMessages);
  const Icon = order === 'ascending' ? ArrowUp : order === 'descending' ? ArrowDown : ChevronsUpDown;
  return (
    <TH aria-sort={order ?? 'none'} align={align}>
      <Link
        to={to}
        replace
        className="inline-flex min-h-6 items-center gap-1 hover:text-primary"
        title={t(order === 'ascending' ? 'sortDown' : 'sortUp', { column: label })}
      >
        {label}
        <Icon aria-hidden className="size-3.5" />
      </Link>
    </TH>
  );
}
