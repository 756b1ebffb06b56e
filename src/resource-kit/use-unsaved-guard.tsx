import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useBlocker } from '@/lib/use-blocker';
import { getSession } from '@/session/session-store';

/**
 * Asks before unsaved changes are left: on a change of address (closing the form is one) and on closing the tab.
 * `release` lets the next change through. A session that ended is not asked about: the draft is kept (use-draft.ts).
 */
export function useUnsavedGuard(isDirty: boolean) {
  const { t } = useTranslation('resourceKit');
  const released = useRef(false);
  const here = useLocation();
  const blocker = useBlocker(
    isDirty,
    (there) =>
      !released.current &&
      getSession().status === 'signed-in' &&
      here.pathname + here.search !== (there.pathname ?? here.pathname) + (there.search ?? ''),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const release = () => {
    released.current = true;
  };
  const isReleased = () => released.current;
  const discard = () => {
    release();
    blocker.proceed();
  };
  const dialog = blocker.isBlocked && (
    <ConfirmDialog
      open
      onOpenChange={() => blocker.stay()}
      title={t('leaveTitle')}
      message={t('leaveHint')}
      confirmLabel={t('leave')}
      tone="danger"
      onConfirm={discard}
    />
  );
  return { release, isReleased, dialog };
}
