import { useSearchParams } from 'react-router-dom';
import type { Accept } from '@/media/media-file';
import type { LibraryFilter, LibraryState } from '@/media/queries';

const STATES: readonly LibraryState[] = ['kept', 'unused', 'unfinished', 'trash'];
const KINDS: readonly Accept[] = ['any', 'image', 'document'];
type Name = 'q' | 'type' | 'view' | 'page' | 'file';
/** An empty value takes the name out. */
export type Changes = Partial<Record<Name, string>>;

/** The library's state is kept in the address only; wrong values in it are ignored. */
export function useLibraryAddress() {
  const [params, setParams] = useSearchParams();
  const changed = (from: URLSearchParams, changes: Changes) => {
    const next = new URLSearchParams(from);
    // Another selection starts on its first page.
    if (!('page' in changes) && !('file' in changes)) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  const filter: LibraryFilter = {
    words: (params.get('q') ?? '').trim(),
    accept: KINDS.find((kind) => kind === params.get('type')) ?? 'any',
    state: STATES.find((state) => state === params.get('view')) ?? 'kept',
    page: Math.min(Math.max(Math.trunc(Number(params.get('page'))) || 1, 1), 4000),
  };
  return {
    filter,
    /** The file that is open. */
    file: params.get('file') ?? '',
    to: (changes: Changes) => ({ search: changed(params, changes).toString() }),
    set: (changes: Changes) => setParams((current) => changed(current, changes), { replace: true }),
    /** Closing a file is no step of its own to go back to. */
    close: () => setParams((current) => changed(current, { file: '' }), { replace: true }),
  };
}
export type LibraryAddress = ReturnType<typeof useLibraryAddress>;
