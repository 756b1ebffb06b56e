import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useTexts } from '@/lib/i18n/use-texts';
import { useBlocker, useClosingQuestion } from '@/lib/use-blocker';
import { getSession } from '@/session/session-store';
import { draftKitMessages } from './messages';
import { signOutWish, wishSignOut } from './sign-out-wish';
import { offerQuestion, subscribeToUnsaved, unsavedForms, type Unsaved } from './unsaved';

/**
 * Asks before forms with unsaved input are left, once for all of them. The end of a session asks nothing: the drafts
 * stay, and signing in leads back.
 */
function LeaveQuestion() {
  const { t } = useTexts(draftKitMessages);
  const isActive = useSyncExternalStore(subscribeToUnsaved, unsavedForms).length > 0;
  const here = useLocation();
  const [leaving, setLeaving] = useState<readonly Unsaved[]>([]);
  const blocker = useBlocker(isActive, ({ pathname = here.pathname, search = '' }) => {
    if (getSession().status !== 'signed-in') return false;
    const left = unsavedForms().filter((form) => form.isLeft(here, { pathname, search }));
    setLeaving(left);
    return left.length > 0;
  });
  useClosingQuestion(isActive);

  const isLost = leaving.some(({ discard }) => discard);
  const leave = () => {
    for (const { discard } of leaving) discard?.();
    blocker.proceed();
  };
  return (
    <>
      {blocker.isBlocked && (
        <ConfirmDialog
          open
          onOpenChange={() => blocker.stay()}
          title={t(isLost ? 'leaveTitle' : 'goTitle')}
          message={t(isLost ? 'leaveHint' : 'goHint')}
          confirmLabel={t(isLost ? 'leave' : 'go')}
          tone={isLost ? 'danger' : 'primary'}
          onConfirm={leave}
        />
      )}
      <SignOutQuestion />
    </>
  );
}

/** Signing out deletes unsaved input, which is asked once for all forms. */
function SignOutQuestion() {
  const { t } = useTexts(draftKitMessages);
  const signOut = useSyncExternalStore(subscribeToUnsaved, signOutWish);
  if (!signOut) return null;
  const close = () => wishSignOut(undefined);
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
