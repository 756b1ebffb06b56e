import { useListChoices, type SavedView } from './list-choices';

/** A list of views stays one that is read at a glance. */
export const MOST_VIEWS = 20;
export const LONGEST_NAME = 40;

/** State of a list on screen whose views are saved. */
export interface ViewOnScreen {
  /** The name that the list's choices are kept under. */
  list: string;
  /** Words, filters and order as parameters of the address, in one order; the page is no part of it. */
  search: string;
  /** Beside the list: its trash, which no view is about. */
  isAside?: boolean;
}

/** A person's own views of a list, by name; the one on screen is `current`. */
export function useSavedViews({ list, search, isAside = false }: ViewOnScreen) {
  const { views, setViews } = useListChoices(list);
  const without = (name: string) => views.filter((each) => each.name !== name);
  return {
    views,
    current: isAside ? undefined : views.find((each) => each.search === search),
    isFull: views.length >= MOST_VIEWS,
    /** Under a name that is there already, the view on screen takes its place. */
    save: (name: string) => {
      const saved: SavedView = { name, search };
      setViews(
        views.some((each) => each.name === name)
          ? views.map((each) => (each.name === name ? saved : each))
          : [...views, saved],
      );
    },
    remove: (name: string) => setViews(without(name)),
  };
}
