import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { Notice } from '@/ui/notice';
import { Button } from '@/ui/controls/button';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { draftKitMessages } from './messages';
import type { Restored } from './use-form-draft';

interface DraftNoticeProps {
  restored: Restored;
  className?: string;
  /** Overrides the title, for a form whose draft is incomplete. */
  title?: string;
  children?: ReactNode;
}

/** Reports that unsaved input was restored, with a button to discard it. */
export function DraftNotice({
  restored: { restoredAt, discard },
  className,
  title,
  children,
}: DraftNoticeProps) {
  const { t } = useTexts(draftKitMessages);
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
