import { ClipboardCheck, History, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import { IconButton } from '@/ui/controls/icon-button';
import { useTexts } from '@/lib/i18n/use-texts';
import { itemOf, type ComplianceCode } from './items';
import { complianceMessages } from './messages';

export interface BoardRowActions {
  hasScreen: (address: string) => boolean;
  onHistory: (code: ComplianceCode) => void;
  /** Undefined for users without write access. */
  onReview?: (code: ComplianceCode) => void;
}

/** Renders the actions for a duty: add a review, read previous ones, write the missing text. */
export function BoardActions({
  code,
  hasScreen,
  onHistory,
  onReview,
}: BoardRowActions & { code: ComplianceCode }) {
  const { t } = useTexts(complianceMessages);
  const item = t(`items.${code}`);
  const { editor } = itemOf(code);
  return (
    <span className="flex gap-1">
      {onReview && (
        <IconButton label={t('reviewOf', { item })} aria-haspopup="dialog" onClick={() => onReview(code)}>
          <ClipboardCheck aria-hidden />
        </IconButton>
      )}
      <IconButton label={t('historyOf', { item })} aria-haspopup="dialog" onClick={() => onHistory(code)}>
        <History aria-hidden />
      </IconButton>
      {onReview && editor !== undefined && hasScreen(editor) && (
        <Link
          to={editor}
          aria-label={t('editOf', { item })}
          title={t('edit')}
          className="inline-flex size-10 items-center justify-center rounded text-text-muted hover:bg-primary-soft hover:text-primary"
        >
          <Pencil className="size-5" aria-hidden />
        </Link>
      )}
    </span>
  );
}
