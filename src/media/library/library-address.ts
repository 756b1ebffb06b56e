import { oneOf, page, trimmedText } from '@/lib/url-state';
import { useUrlState } from '@/lib/use-url-state';
import type { Accept } from '@/media/media-file';
import type { LibraryFilter, LibraryState } from '@/media/queries';

const STATES: readonly LibraryState[] = ['kept', 'undescribed', 'unused', 'unfinished', 'trash'];
const KINDS: readonly Accept[] = ['any', 'image', 'document'];
const schema = {
  q: trimmedText(),
  type: oneOf(KINDS, 'any'),
  view: oneOf(STATES, 'kept'),
  page: page(4000),
  file: (id: string) => id,
};
/** Changes to the parameters; an empty value removes one. */
export type LibraryChanges = Partial<Record<keyof typeof schema, string>>;

/** Reads and changes the library's state, which is stored only in the URL. Ignores invalid values. */
export function useLibraryAddress() {
  const { values, to, set } = useUrlState(schema, ['file']);
  const filter: LibraryFilter = {
    words: values.q,
    accept: values.type,
    state: values.view,
    page: values.page,
  };
  return {
    filter,
    /** Id of the open file. */
    file: values.file,
    to: (changes: LibraryChanges) => to(changes),
    set: (changes: LibraryChanges) => set(changes),
    /** Closing replaces the history entry. */
    close: () => set({ file: '' }),
  };
}
export type LibraryAddress = ReturnType<typeof useLibraryAddress>;
