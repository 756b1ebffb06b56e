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
  /** The list is searched or filtered, and nothing matches. */
  isNarrowed: boolean;
  isTrash: boolean;
  /** Shows every row again. */
  onClear: () => void;
  /** The button that adds the first row, for those who may. */
  add: ReactNode;
}

/** Stands in place of a list without rows: says why there are none, and offers a way on. */
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
