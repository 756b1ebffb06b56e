import clsx from 'clsx';
import { ListFilter } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '@/lib/i18n/use-texts';
import { filterChipMessages } from './filter-chip-messages';
import { Button } from './controls/button';

interface FilterChipsProps {
  /** Search field; always visible. */
  search: ReactNode;
  /** Number of active filters. */
  count: number;
  /** Filters, each a chip. */
  children: ReactNode;
}

/** Renders a search field and a row of filters, which phones hide behind a button. */
export function FilterChips({ search, count, children }: FilterChipsProps) {
  const { t } = useTexts(filterChipMessages);
  const [isOpen, setOpen] = useState(false);
  const chips = useId();
  return (
    <>
      {search}
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={chips}
        className="sm:hidden"
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden />
        {count > 0 ? t('filterCount', { count }) : t('filter')}
      </Button>
      <div id={chips} className={clsx('contents', !isOpen && 'max-sm:hidden')}>
        {children}
      </div>
    </>
  );
}
