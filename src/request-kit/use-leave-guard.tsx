import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import { useBlocker, useClosingQuestion } from '@/lib/use-blocker';
import { requestKitMessages } from './messages';

/** Asks before the page is left for another one or closed, while there is a reason to stay. */
export function useLeaveGuard(reason: { title: string; text: string } | undefined): ReactNode {
  const { t } = useTexts(requestKitMessages);
  const isActive = reason !== undefined;
  const { pathname } = useLocation();
  const blocker = useBlocker(isActive, (next) => next.pathname !== undefined && next.pathname !== pathname);
  useClosingQuestion(isActive);

  if (!blocker.isBlocked || !reason) return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={() => blocker.stay()}
      title={reason.title}
      message={reason.text}
      confirmLabel={t('receipt.leave')}
      tone="danger"
      onConfirm={blocker.proceed}
    />
  );
}
