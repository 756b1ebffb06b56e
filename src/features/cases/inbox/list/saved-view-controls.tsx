import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { useListChoices, type PageSize } from '@/lists/views/list-choices';
import { SavedViewsMenu } from '@/lists/views/saved-views-menu';
import { ViewMenu } from '@/lists/views/view-menu';

interface SavedViewControlsProps {
  /** Name under which the list's preferences are stored. */
  list: string;
  /** Search text, filters and order of the list on screen, as a URL query. */
  search: string;
  /** True if rows are always cards, so that there is no row height to choose. */
  areCards?: boolean | undefined;
}

/** Renders the user's preferences for an inbox: saved views, row height and page size. */
export function SavedViewControls({ list, search, areCards }: SavedViewControlsProps) {
  const address = useInboxAddress();
  const { size } = useListChoices(list);
  // Stay on the page that contains the current first row.
  const keepPlace = (next: PageSize) => {
    const page = Math.floor(((address.page - 1) * size) / next) + 1;
    address.set({ page: page > 1 ? String(page) : '' });
  };
  return (
    <>
      <SavedViewsMenu list={list} search={search} isTight />
      <ViewMenu list={list} onSize={keepPlace} areCards={areCards} isTight />
    </>
  );
}
