import { useInboxAddress } from '@/inbox-kit/inbox-address';
import type { SpamKind } from '@/inbox-kit/spam';
import { useListChoices, type PageSize } from '@/list-kit/list-choices';
import { SavedViewsMenu } from '@/list-kit/saved-views-menu';
import { ViewMenu } from '@/list-kit/view-menu';

interface OwnViewsProps {
  kind: SpamKind;
  /** Words, filters and order of the list on screen, as searchOf gives them. */
  search: string;
}

/** A person's own ways of looking at an inbox: saved views, height of rows, and how many stand on a page. */
export function OwnViews({ kind, search }: OwnViewsProps) {
  const address = useInboxAddress();
  const { size } = useListChoices(kind);
  // The page that has the row which stood first.
  const keepPlace = (next: PageSize) => {
    const page = Math.floor(((address.page - 1) * size) / next) + 1;
    address.set({ page: page > 1 ? String(page) : '' });
  };
  return (
    <>
      <SavedViewsMenu list={kind} search={search} isTight />
      <ViewMenu list={kind} onSize={keepPlace} isTight />
    </>
  );
}
