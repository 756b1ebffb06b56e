import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeaveQuestion } from '@/ui/use-leave-question';
import { useTexts } from '@/lib/i18n/use-texts';
import { getSession } from '@/session/session-store';
import { editorKitMessages } from '@/editor/messages';
import { useEditing } from './use-text-session';

/** States in which leaving does not save. */
const UNSAVEABLE = ['offline', 'gone', 'trashed', 'refused', 'collision'];

/**
 * Asks before leaving with unsaved input: on closing the tab and, if saving has stopped, also within the
 * site. Otherwise leaving saves. The input stays in this browser either way.
 */
export function useLeaveGuard(): ReactNode {
  const { t } = useTexts(editorKitMessages);
  const { session, save } = useEditing();
  const here = useLocation();
  const isDirty = session.isDirty();
  return useLeaveQuestion({
    isActive: isDirty && UNSAVEABLE.includes(save.kind),
    isClosingAsked: isDirty,
    holds: ({ pathname = here.pathname }) =>
      session.isDirty() && getSession().status === 'signed-in' && pathname !== here.pathname,
    title: t('leaveTitle'),
    message: t('leaveHint'),
    confirmLabel: t('leave'),
  });
}
