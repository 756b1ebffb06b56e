import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useBlocker, useClosingQuestion } from '@/lib/use-blocker';

/** Asks before the page is left for another one or closed, while there is a reason to stay. */
export function useLeaveGuard(reason: { title: string; text: string } | undefined): ReactNode {
  const { t } = useTranslation('requestKit');
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
