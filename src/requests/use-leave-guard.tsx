import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeaveQuestion } from '@/ui/use-leave-question';
import { useTexts } from '@/lib/i18n/use-texts';
import { requestKitMessages } from './messages';

/** Asks for confirmation before the page is left or closed, as long as `reason` is set. */
export function useRequestLeaveGuard(reason: { title: string; text: string } | undefined): ReactNode {
  const { t } = useTexts(requestKitMessages);
  const { pathname } = useLocation();
  const question = useLeaveQuestion({
    isActive: reason !== undefined,
    holds: (next) => next.pathname !== undefined && next.pathname !== pathname,
    title: reason?.title ?? '',
    message: reason?.text,
    confirmLabel: t('receipt.leave'),
    tone: 'danger',
  });
  return reason && question;
}
