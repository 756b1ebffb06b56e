import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { noteList } from '@/session/left-list';
import { changedUrl } from '@/lib/url-state';
import type { PagedList } from './define-paged-list';
import { searchOf, type PagedView } from './list-address';

/** Keeps words, filters, order and page of the list on screen for the way back from one of its entries. */
export function useNoteList(list: PagedList, view: PagedView): void {
  const { pathname } = useLocation();
  const { isTrash, page } = view;
  const search = String(changedUrl(searchOf(list, view), { page: page > 1 ? String(page) : '' }));
  useEffect(() => {
    if (!isTrash) noteList(pathname, search);
  }, [pathname, search, isTrash]);
}
