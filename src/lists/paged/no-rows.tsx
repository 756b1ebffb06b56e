import { Inbox, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/empty-state';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import { resourceKitMessages } from '@/forms/resource/messages';
import type { ShownPagedList } from './define-paged-list';
import { usePagedTexts } from './paged-texts';

interface NoRowsProps {
  list: ShownPagedList;
  /** True if a search or filter is set and nothing matches. */
  isNarrowed: boolean;
  isTrash: boolean;
  /** Removes search and filters. */
  onClear: () => void;
  /** Button that adds the first row, for users who may add one. */
  add: ReactNode;
}

/** Renders the empty state of a list: why there are no rows, and a next step. */
export function NoRows({ list, isNarrowed, isTrash, onClear, add }: NoRowsProps) {
  const { t } = useTexts(resourceKitMessages);
  const text = usePagedTexts(list);
  if (isNarrowed)
    return (
      <EmptyState
        icon={<Inbox />}
        title={t('noMatch')}
        message={t('noMatchHint')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('clearSearch')}
          </Button>
        }
      />
    );
  if (isTrash) return <EmptyState icon={<Trash2 />} title={t('trashEmpty')} message={t('trashEmptyHint')} />;
  return <EmptyState title={text('empty')} message={text('emptyHint')} action={add} />;
}
