import type { ReactNode } from 'react';
import type { Path } from 'react-router-dom';
import { useBlocker, useClosingQuestion } from '@/lib/use-blocker';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

interface LeaveQuestion extends Pick<ConfirmDialogProps, 'title' | 'message' | 'confirmLabel' | 'tone'> {
  /** True if leaving would lose something. */
  isActive: boolean;
  /** Like isActive, for closing or reloading the tab; the same by default. */
  isClosingAsked?: boolean;
  /** Returns true if navigating to this target needs confirmation. */
  holds: (next: Partial<Path>) => boolean;
  /** Called after the user confirms, before the page is left. */
  onLeave?: () => void;
}

/** Asks before the page is left, and makes the browser ask before the tab is closed. */
export function useLeaveQuestion(question: LeaveQuestion): ReactNode {
  const { isActive, isClosingAsked = isActive, holds, onLeave, ...words } = question;
  const blocker = useBlocker(isActive, holds);
  useClosingQuestion(isClosingAsked);
  if (!blocker.isBlocked) return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return <ConfirmDialog open onOpenChange={() => blocker.stay()} {...words} onConfirm={leave} />;
}
