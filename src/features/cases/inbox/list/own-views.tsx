import { useInboxAddress } from '@/features/cases/inbox/inbox-address';
import { useListChoices, type PageSize } from '@/lists/views/list-choices';
import { SavedViewsMenu } from '@/lists/views/saved-views-menu';
import { ViewMenu } from '@/lists/views/view-menu';

interface OwnViewsProps {
  /** The name that the list's choices are kept under. */
  list: string;
  /** Words, filters and order of the list on screen, as searchOf gives them. */
  search: string;
  /** Its rows are cards, on wide screens too: without a height. */
  areCards?: boolean | undefined;
}

/** A person's own ways of looking at an inbox: saved views, height of rows, and how many stand on a page. */
export function OwnViews({ list, search, areCards }: OwnViewsProps) {
  const address = useInboxAddress();
  const { size } = useListChoices(list);
  // The page that has the row which stood first.
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
