/** Styles of an item in the top row of the menu. */
export const topItem =
  'inline-flex min-h-10 items-center gap-1 rounded px-2.5 text-sm font-semibold whitespace-nowrap hover:bg-primary-soft hover:text-primary';

/** Styles of the item for the current section. */
export const topItemCurrent = 'text-primary shadow-[inset_0_-2px_0_var(--color-accent)] rounded-b-none';
