import type { ReactNode } from 'react';
import { formatDateTime } from '@/lib/format';
import { useLanguage } from '@/lib/i18n/use-language';
import { useTexts } from '@/lib/i18n/use-texts';
import { draftKitMessages } from './messages';
import { RestoredNotice } from './restored-notice';
import type { Restored } from './use-form-draft';

interface DraftNoticeProps {
  restored: Restored;
  className?: string;
  /** Overrides the title, for a form whose draft is incomplete. */
  title?: string;
  children?: ReactNode;
}

/** Renders a notice that unsaved input of staff was restored, with a button to discard it. */
export function DraftNotice({
  restored: { restoredAt, discard },
  className,
  title,
  children,
}: DraftNoticeProps) {
  const { t } = useTexts(draftKitMessages);
  const language = useLanguage();
  if (restoredAt === undefined) return null;
  return (
    <RestoredNotice
      title={title ?? t('restored', { time: formatDateTime(language, new Date(restoredAt)) })}
      className={className}
      texts={{ discard: t('discard'), title: t('discardTitle'), message: t('discardHint') }}
      onDiscard={discard}
    >
      {children ?? t('restoredHint')}
    </RestoredNotice>
  );
}
