import { Inbox, Search } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/text-input';
import type { Resource } from './define-resource';
import { focusAfterDialog } from './focus-after-dialog';
import { RemoveDialog } from './remove-dialog';
import { useResourceTexts } from './resource-texts';
import { matches, type KitRow } from './row-values';
import { useScreenAddress } from './screen-address';
import { SortableList } from './sortable-list';

interface ResourceListProps {
  resource: Resource;
  rows: readonly KitRow[];
  canEdit: boolean;
  /** The button that adds the first row. */
  add: ReactNode;
}

/** The rows that are not in the trash: found by words, put in order, published, opened, deleted. */
export function ResourceList({ resource, rows, canEdit, add }: ResourceListProps) {
  const { t } = useTranslation('resourceKit');
  const text = useResourceTexts(resource);
  const { search, setSearch } = useScreenAddress();
  const [removing, setRemoving] = useState<KitRow>();
  const frame = useRef<HTMLElement>(null);

  if (rows.length === 0) return <EmptyState title={text('empty')} message={text('emptyHint')} action={add} />;

  const words = search.trim();
  const found = words ? rows.filter((row) => matches(resource, row, words)) : rows;
  const published = rows.filter((row) => row.is_published).length;
  return (
    // Focus falls back to the list when the row that had it is gone.
    <section ref={frame} tabIndex={-1} aria-label={text('title')} className="space-y-4 outline-none">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <TextInput
          type="search"
          aria-label={t('searchLabel')}
          placeholder={t('searchPlaceholder')}
          leading={<Search />}
          className="w-full sm:max-w-sm"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <p role="status" className="text-sm text-text-muted tabular-nums">
          {words
            ? t('found', { shown: found.length, total: rows.length })
            : t('counts', { total: rows.length, published })}
          {words && canEdit && <> · {t('orderHint')}</>}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={t('noMatch')}
          message={t('noMatchHint')}
          action={
            <Button variant="secondary" onClick={() => setSearch('')}>
              {t('clearSearch')}
            </Button>
          }
        />
      ) : (
        <SortableList
          resource={resource}
          rows={found}
          canEdit={canEdit}
          canSort={canEdit && !words && rows.length > 1}
          onRemove={setRemoving}
        />
      )}
      {removing && (
        <RemoveDialog
          resource={resource}
          row={removing}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => focusAfterDialog(frame)}
        />
      )}
    </section>
  );
}
