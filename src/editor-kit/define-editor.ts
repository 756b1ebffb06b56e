import type { ComponentType } from 'react';
import type { TextTable, Values } from './text';

export interface DetailsProps {
  values: Values;
  onChange: (column: string, value: unknown) => void;
  readOnly: boolean;
}

/** What the kit has to know about a kind of text. */
export interface TextDefinition {
  table: TextTable;
  /** The column below the title. */
  summary: 'excerpt' | 'summary';
  hasCover: boolean;
  /** The list the text is one of. */
  listPath: string;
  /** Where it is edited. */
  editPath: (text: { id: string; slug: string }) => string;
  /** Where visitors read it. */
  publicPath: (slug: string) => string;
  /** Whether the site itself leads to the text at this address, so that it cannot move. */
  isFixed: (slug: string) => boolean;
  /** Whether the address belongs to something else of the site. */
  isReserved: (slug: string) => boolean;
  /** What only this kind of text has: a category, an author. */
  Details?: ComponentType<DetailsProps>;
}

export const defineEditor = (definition: TextDefinition): TextDefinition => definition;
