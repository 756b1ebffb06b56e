import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { getSession } from '@/session/session-store';

export const PAGE_SIZES = [25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
/** Row heights, for all lists. */
export const DENSITIES = ['dense', 'compact'] as const;
export type Density = (typeof DENSITIES)[number];

/** Named search, filters and order of a list. `search`: the parameters of its URL. */
export interface SavedView {
  name: string;
  search: string;
}

/** A user's preferences for one list; missing ones use the list's defaults. */
interface Choices {
  size?: PageSize;
  /** Columns in addition to the title. */
  columns?: readonly string[];
  views?: readonly SavedView[];
}

const isView = (value: unknown): value is SavedView => {
  const { name, search } = Object(value) as { name?: unknown; search?: unknown };
  return typeof name === 'string' && typeof search === 'string';
};

const person = () => {
  const session = getSession();
  return session.status === 'signed-in' ? session.user.id : '';
};
const listKey = (list: string) => `lsbu-list:${person()}:${list}`;
const densityKey = () => `lsbu-density:${person()}`;

const listeners = new Set<() => void>();
function subscribe(tell: () => void) {
  listeners.add(tell);
  return () => void listeners.delete(tell);
}
function keep(key: string, value: string) {
  writeStored(key, value);
  for (const tell of listeners) tell();
}

/** Parses stored preferences, which another version may have written or the user may have edited. */
function parsed(text: string | null): Choices {
  try {
    const { size, columns, views } = Object(JSON.parse(text ?? '{}')) as Record<string, unknown>;
    const known = PAGE_SIZES.find((each) => each === size);
    return {
      ...(known && { size: known }),
      ...(Array.isArray(columns) && { columns: columns.filter((each) => typeof each === 'string') }),
      ...(Array.isArray(views) && { views: views.filter(isView) }),
    };
  } catch {
    return {};
  }
}

/** Returns the page size of a list that is not mounted yet. */
export const pageSizeOf = (list: string): PageSize => parsed(readStored(listKey(list))).size ?? 25;

/**
 * Reads and changes the current user's preferences for a list, stored in this browser under a unique name.
 */
export function useListChoices(list: string) {
  const text = useSyncExternalStore(subscribe, () => readStored(listKey(list)));
  const density = useSyncExternalStore(subscribe, () => readStored(densityKey()));
  const choices = parsed(text);
  const set = (changes: Choices) => keep(listKey(list), JSON.stringify({ ...choices, ...changes }));
  return {
    size: choices.size ?? PAGE_SIZES[0],
    columns: choices.columns,
    views: choices.views ?? [],
    density: DENSITIES.find((each) => each === density) ?? DENSITIES[0],
    setSize: (size: PageSize) => set({ size }),
    setColumns: (columns: readonly string[]) => set({ columns }),
    setViews: (views: readonly SavedView[]) => set({ views }),
    setDensity: (chosen: Density) => keep(densityKey(), chosen),
  };
}
