import clsx from 'clsx';
import type { ComponentProps } from 'react';

interface TableProps extends ComponentProps<'table'> {
  /** Names the table for screen readers and makes its scrolling region focusable by keyboard. */
  label: string;
  /**
   * On phones, wide tables scroll sideways; with `cards`, each row becomes a card (give every `TD` a
   * `label`).
   */
  narrow?: 'scroll' | 'cards';
  /** Rows scroll inside the table's frame under a fixed header. */
  stickyHeader?: boolean;
  /** `dense`: a line of text, or a 24 px button, in a row of 31 px. */
  density?: 'comfortable' | 'compact' | 'dense';
}

/** Renders a table. Roles are explicit, because Safari drops them from a row displayed as a card. */
export function Table({
  label,
  narrow = 'scroll',
  stickyHeader,
  density = 'comfortable',
  className,
  ...rest
}: TableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // Keyboard users must be able to scroll the region.
      tabIndex={0}
      className={clsx(
        'relative overflow-x-auto rounded-lg border border-border bg-surface print:overflow-visible',
        // On phones, cards are as high as their content.
        stickyHeader && 'sm:max-h-[calc(100dvh-14rem)] sm:overflow-y-auto print:max-h-none',
        narrow === 'cards' && 'table-cards',
      )}
    >
      <table
        role="table"
        aria-label={label}
        data-density={density}
        className={clsx('w-full border-collapse text-start text-sm', className)}
        {...rest}
      />
    </div>
  );
}

export function THead({ className, ...rest }: ComponentProps<'thead'>) {
  return (
    <thead
      role="rowgroup"
      className={clsx('sticky top-0 z-10 bg-surface-sunken text-xs text-text-muted', className)}
      {...rest}
    />
  );
}

export function TBody({ className, ...rest }: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" className={clsx('divide-y divide-border', className)} {...rest} />;
}

export function TR({ className, ...rest }: ComponentProps<'tr'>) {
  return <tr role="row" className={clsx('in-[tbody]:hover:bg-background', className)} {...rest} />;
}

/** Alignment; numbers are aligned to the end of their column, so that digits line up. */
type Align = 'start' | 'end';

export function TH({
  align = 'start',
  className,
  ...rest
}: Omit<ComponentProps<'th'>, 'align'> & { align?: Align }) {
  const isRow = rest.scope === 'row';
  return (
    <th
      scope="col"
      role={isRow ? 'rowheader' : 'columnheader'}
      className={clsx(
        'px-4 py-3 font-semibold in-data-[density=compact]:px-3 in-data-[density=compact]:py-2 in-data-[density=dense]:px-2.5 in-data-[density=dense]:py-[3px]',
        isRow ? 'text-text' : 'whitespace-nowrap shadow-[inset_0_-1px_0_var(--color-border)]',
        align === 'end' ? 'text-end' : 'text-start',
        className,
      )}
      {...rest}
    />
  );
}

interface TDProps extends Omit<ComponentProps<'td'>, 'align'> {
  align?: Align;
  /** Name of the column, shown next to the value when rows are cards. */
  label?: string;
}

export function TD({ align = 'start', label, className, ...rest }: TDProps) {
  return (
    <td
      role="cell"
      data-label={label}
      className={clsx(
        'px-4 py-3 align-top in-data-[density=compact]:px-3 in-data-[density=compact]:py-2 in-data-[density=dense]:px-2.5 in-data-[density=dense]:py-[3px] in-data-[density=dense]:align-middle',
        align === 'end' && 'text-end',
        className,
      )}
      {...rest}
    />
  );
}
