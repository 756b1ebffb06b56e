import { changedUrl } from '@/lib/url-state';
import type { PagedList } from './define-paged-list';
import type { PagedView } from './list-address';
import { useListChoices, type SavedView } from './list-choices';

/** A list of views stays one that is read at a glance. */
export const MOST_VIEWS = 20;
export const LONGEST_NAME = 40;

/** A view as the list's own parameters in a fixed order: words, filters, order. The page is no part of it. */
export const searchOf = ({ filters, sort: usual }: PagedList, view: PagedView): string =>
  changedUrl('', {
    q: view.query,
    ...Object.fromEntries(filters.map(({ name }) => [name, view.filters[name] ?? ''])),
    sort: view.sort === usual ? '' : view.sort,
  }).toString();

/** A person's own views of a list, by name; the one on screen is `current`. */
export function useSavedViews(list: PagedList, view: PagedView) {
  const { views, setViews } = useListChoices(list.read);
  const search = searchOf(list, view);
  const without = (name: string) => views.filter((each) => each.name !== name);
  return {
    views,
    current: view.isTrash ? undefined : views.find((each) => each.search === search),
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
