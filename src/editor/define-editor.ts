import type { ComponentType } from 'react';
import type { TextTable, TextValues } from './text';

export interface DetailsProps {
  values: TextValues;
  onChange: (column: string, value: unknown) => void;
}

/** Definition of a kind of text. */
export interface TextDefinition {
  table: TextTable;
  /** Column shown below the title. */
  summary: 'excerpt' | 'summary';
  hasCover: boolean;
  /** URL of the list of these texts. */
  listPath: string;
  /** URL of the editor of a text. */
  editPath: (text: { id: string; slug: string }) => string;
  /** Public URL of a text with this slug. */
  publicPath: (slug: string) => string;
  /** Returns true if the site links to this slug, so that it must not change. */
  isFixed: (slug: string) => boolean;
  /** Returns true if another page of the site uses the slug. */
  isReserved: (slug: string) => boolean;
  /** Renders the fields that only this kind of text has: category, author. */
  Details?: ComponentType<DetailsProps>;
}

export const defineEditor = (definition: TextDefinition): TextDefinition => definition;
