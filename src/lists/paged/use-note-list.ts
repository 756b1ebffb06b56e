import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { rememberListAddress } from '@/session/list-addresses';
import { changedUrl } from '@/lib/url-state';
import type { PagedList } from './define-paged-list';
import { searchOf, type PagedView } from './list-address';

/** Stores the list's search, filters, order and page for the link back from an entry. */
export function useNoteList(list: PagedList, view: PagedView): void {
  const { pathname } = useLocation();
  const { isTrash, page } = view;
  const search = String(changedUrl(searchOf(list, view), { page: page > 1 ? String(page) : '' }));
  useEffect(() => {
    if (!isTrash) rememberListAddress(pathname, search);
  }, [pathname, search, isTrash]);
}
