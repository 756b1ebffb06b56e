import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { Notice } from '@/components/notice';
import { Button } from '@/components/ui/button';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Restored } from './use-form-draft';

interface DraftNoticeProps {
  restored: Restored;
  className?: string;
  /** Other words than those of a form that holds everything again. */
  title?: string;
  children?: ReactNode;
}

/** Says that what an earlier visit left unsaved is in the form again, and how to be rid of it. */
export function DraftNotice({
  restored: { restoredAt, discard },
  className,
  title,
  children,
}: DraftNoticeProps) {
  const { t } = useTranslation('draftKit');
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  if (restoredAt === undefined) return null;
  return (
    <>
      <Notice
        live="polite"
        title={title ?? t('restored', { time: formatDateTime(language, new Date(restoredAt)) })}
        {...(className && { className })}
      >
        <p>{children ?? t('restoredHint')}</p>
        <Button variant="ghost" size="sm" className="-ms-3" onClick={() => setAsking(true)}>
          <Trash2 aria-hidden />
          {t('discard')}
        </Button>
      </Notice>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('discardTitle')}
        message={t('discardHint')}
        confirmLabel={t('discard')}
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          discard();
        }}
      />
    </>
  );
}
