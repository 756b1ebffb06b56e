import { createContext, use, type ComponentType } from 'react';
import type { Selection } from '@/ui/use-selection';
import type { ShownResource } from '@/forms/resource/define-resource';
import type { KitRow } from '@/forms/resource/row-values';
import type { ShowValue } from '@/forms/resource/shown-value';

/** Component below the title of each row. */
export type RowNote = ComponentType<{ row: KitRow }>;

interface ListContextValue {
  resource: ShownResource;
  canEdit: boolean;
  canSort: boolean;
  show: ShowValue;
  rowNote: RowNote | undefined;
  /**
   * Ids of the unchanged demo rows. Queried once for the list, because each query observer listens to every
   * query.
   */
  demoRows: ReadonlySet<string>;
  onRemove: (row: KitRow) => void;
  /** Selected rows in selection mode. */
  selection: Selection | undefined;
  /** Saves a new order of the rows of a group; shows an error on failure. */
  onReorder: (ids: string[]) => void;
}

const ListContext = createContext<ListContextValue | undefined>(undefined);
export const ListProvider = ListContext.Provider;

/** Returns the context shared by all rows of a list. */
export function useList(): ListContextValue {
  const value = use(ListContext);
  if (!value) throw new Error('A row stands outside of a list');
  return value;
}
