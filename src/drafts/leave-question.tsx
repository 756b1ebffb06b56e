import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { useLeaveQuestion } from '@/ui/use-leave-question';
import { useTexts } from '@/lib/i18n/use-texts';
import { getSession } from '@/session/session-store';
import { draftKitMessages } from './messages';
import { pendingSignOut, requestSignOut } from './sign-out-request';
import { offerQuestion, subscribeToUnsaved, unsavedForms, type Unsaved } from './unsaved';

/**
 * Asks once for all forms before unsaved input is lost, but not when the session ends: drafts are restored
 * after sign-in.
 */
function LeaveQuestion() {
  const { t } = useTexts(draftKitMessages);
  const isActive = useSyncExternalStore(subscribeToUnsaved, unsavedForms).length > 0;
  const here = useLocation();
  const [leaving, setLeaving] = useState<readonly Unsaved[]>([]);
  const isLost = leaving.some(({ discard }) => discard);
  const question = useLeaveQuestion({
    isActive,
    holds: ({ pathname = here.pathname, search = '' }) => {
      if (getSession().status !== 'signed-in') return false;
      const left = unsavedForms().filter((form) => form.isLeft(here, { pathname, search }));
      setLeaving(left);
      return left.length > 0;
    },
    title: t(isLost ? 'leaveTitle' : 'goTitle'),
    message: t(isLost ? 'leaveHint' : 'goHint'),
    confirmLabel: t(isLost ? 'leave' : 'go'),
    tone: isLost ? 'danger' : 'primary',
    onLeave: () => {
      for (const { discard } of leaving) discard?.();
    },
  });
  return (
    <>
      {question}
      <SignOutQuestion />
    </>
  );
}

/** Asks once for all forms before signing out, which deletes unsaved input. */
function SignOutQuestion() {
  const { t } = useTexts(draftKitMessages);
  const signOut = useSyncExternalStore(subscribeToUnsaved, pendingSignOut);
  if (!signOut) return null;
  const close = () => requestSignOut(undefined);
  return (
    <ConfirmDialog
      open
      onOpenChange={close}
      title={t('signOutTitle')}
      message={t('signOutHint')}
      confirmLabel={t('signOut')}
      tone="danger"
      onConfirm={() => {
        close();
        signOut();
      }}
    />
  );
}

offerQuestion(<LeaveQuestion />);
