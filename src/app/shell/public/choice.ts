import type { ReactNode } from 'react';

/** One value of a small choice, as the header's menus and the slide-out show it. */
export type Choice<V extends string = string> = {
  value: V;
  label: string;
  icon?: ReactNode;
  /** The language of the label, when it is not the page's. */
  lang?: string;
};
