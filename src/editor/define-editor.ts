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
  /** URL of its editor. */
  editPath: (text: { id: string; slug: string }) => string;
  /** Its public URL. */
  publicPath: (slug: string) => string;
  /** Returns true if the site links to this slug, so that it must not change. */
  isFixed: (slug: string) => boolean;
  /** Returns true if another page of the site uses the slug. */
  isReserved: (slug: string) => boolean;
  /** Renders the fields that only this kind of text has: category, author. */
  Details?: ComponentType<DetailsProps>;
}

export const defineEditor = (definition: TextDefinition): TextDefinition => definition;
