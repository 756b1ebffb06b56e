/** Looks of a line in the top row of the menu. */
export const topItem =
  'inline-flex min-h-10 items-center gap-1 rounded px-2.5 text-sm font-semibold whitespace-nowrap hover:bg-primary-soft hover:text-primary';

/** The one the visitor is in. */
export const topItemHere = 'text-primary shadow-[inset_0_-2px_0_var(--color-accent)] rounded-b-none';
