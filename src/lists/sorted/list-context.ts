import { createContext, use, type ComponentType } from 'react';
import type { Selection } from '@/ui/use-selection';
import type { ShownResource } from '@/forms/resource/define-resource';
import type { KitRow } from '@/forms/resource/row-values';
import type { ShowValue } from '@/forms/resource/shown-value';

/** A component below the title of each row. */
export type RowNote = ComponentType<{ row: KitRow }>;

interface ListContextValue {
  resource: ShownResource;
  canEdit: boolean;
  canSort: boolean;
  show: ShowValue;
  rowNote: RowNote | undefined;
  /** Ids of the rows that are still the demo's: asked once for all, as each asking listens to every query. */
  demoRows: ReadonlySet<string>;
  onRemove: (row: KitRow) => void;
  /** The chosen rows, while several are being chosen. */
  selection: Selection | undefined;
  /** Stores a new order of the rows of one group; shows an error when that fails. */
  onReorder: (ids: string[]) => void;
}

const ListContext = createContext<ListContextValue | undefined>(undefined);
export const ListProvider = ListContext.Provider;

/** The context shared by all rows of a list. */
export function useList(): ListContextValue {
  const value = use(ListContext);
  if (!value) throw new Error('A row stands outside of a list');
  return value;
}
