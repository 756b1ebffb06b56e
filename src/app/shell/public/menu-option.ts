import type { ReactNode } from 'react';

/** One option of a small choice in the header menus and the mobile menu. */
export type MenuOption<V extends string = string> = {
  value: V;
  label: string;
  icon?: ReactNode;
  /** Language of the label, if it is not the page's. */
  lang?: string;
};
