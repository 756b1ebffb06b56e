import { useListChoices, type SavedView } from './list-choices';

/** Maximum number of saved views, to keep the menu short. */
export const MAX_VIEWS = 20;
export const MAX_NAME_LENGTH = 40;

/** Current state of a list with saved views. */
export interface ViewOnScreen {
  /** Name under which the list's preferences are stored. */
  list: string;
  /** Search, filters and order as URL parameters in a fixed order, without the page. */
  search: string;
  /** True in the trash, which has no views. */
  isAside?: boolean;
}

/** Reads and changes a user's saved views of a list. `current` is the view that matches the screen. */
export function useSavedViews({ list, search, isAside = false }: ViewOnScreen) {
  const { views, setViews } = useListChoices(list);
  const without = (name: string) => views.filter((each) => each.name !== name);
  return {
    views,
    current: isAside ? undefined : views.find((each) => each.search === search),
    isFull: views.length >= MAX_VIEWS,
    /** Saves the current view; replaces a view of the same name. */
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
