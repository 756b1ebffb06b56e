import { Archive, Eye, EyeOff, RotateCcw, Trash2, X, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/ui/controls/button';
import { useTexts } from '@/lib/i18n/use-texts';
import type { BulkAction } from './bulk-change';
import { bulkMessages } from './messages';

export const actionIcons: Record<BulkAction, LucideIcon> = {
  publish: Eye,
  unpublish: EyeOff,
  archive: Archive,
  trash: Trash2,
  restore: RotateCcw,
  delete: Trash2,
};

interface BulkBarProps {
  /** Number of selected rows; the bar is hidden at 0. */
  count: number;
  actions: readonly BulkAction[];
  onAction: (action: BulkAction) => void;
  onClear: () => void;
  isPending: boolean;
  /**
   * True while more rows are being selected. Disables the actions, which would affect only the earlier ones.
   */
  isChoosing?: boolean;
  /** Button to select more rows. */
  children?: ReactNode;
  /** Additional actions on the selected rows, shown first. */
  more?: ReactNode;
  /** Rows that the last change rejected; shown even without a selection. */
  notice: ReactNode;
}

/** Renders actions for the selected rows. Sticky while the list scrolls. */
export function BulkBar({
  count,
  actions,
  onAction,
  onClear,
  isPending,
  isChoosing = false,
  children,
  more,
  notice,
}: BulkBarProps) {
  const { t } = useTexts(bulkMessages);
  return (
    <div className="sticky bottom-3 z-20 space-y-2 empty:hidden">
      {notice}
      <div
        role="region"
        aria-label={t('chosenRows')}
        className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-primary/40 bg-surface-raised px-4 py-2 shadow-overlay"
        hidden={count === 0}
      >
        <p role="status" className="text-sm font-semibold tabular-nums">
          {count > 0 && t('chosen', { count })}
        </p>
        {children}
        {/* One row that scrolls sideways on phones: stacked buttons would cover a third of the list. */}
        <div
          className="ms-auto flex flex-wrap gap-2 inert:opacity-50 max-sm:-m-1.5 max-sm:w-[calc(100%+0.75rem)] max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:p-1.5 max-sm:*:shrink-0"
          inert={isChoosing}
        >
          {more}
          {actions.map((action) => {
            const Icon = actionIcons[action];
            return (
              <Button
                key={action}
                size="sm"
                variant={action === 'delete' ? 'danger' : 'secondary'}
                isPending={isPending}
                onClick={() => onAction(action)}
              >
                <Icon aria-hidden />
                {t(`actions.${action}`)}
              </Button>
            );
          })}
          <Button size="sm" variant="ghost" onClick={onClear}>
            <X aria-hidden />
            {t('clear')}
          </Button>
        </div>
      </div>
    </div>
  );
}
