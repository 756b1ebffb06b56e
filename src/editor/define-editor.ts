import type { ComponentType } from 'react';
import type { TextTable, Values } from './text';

export interface DetailsProps {
  values: Values;
  onChange: (column: string, value: unknown) => void;
}

/** Definition of a kind of text, for the kit. */
export interface TextDefinition {
  table: TextTable;
  /** The column below the title. */
  summary: 'excerpt' | 'summary';
  hasCover: boolean;
  /** URL of the list of these texts. */
  listPath: string;
  /** URL of its editor. */
  editPath: (text: { id: string; slug: string }) => string;
  /** Its public URL. */
  publicPath: (slug: string) => string;
  /** True when the site itself links to this slug, so that it cannot change. */
  isFixed: (slug: string) => boolean;
  /** True when the slug belongs to another page of the site. */
  isReserved: (slug: string) => boolean;
  /** Fields of this kind of text alone: a category, an author. */
  Details?: ComponentType<DetailsProps>;
}

export const defineEditor = (definition: TextDefinition): TextDefinition => definition;
