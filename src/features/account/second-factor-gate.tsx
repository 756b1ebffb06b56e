import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { secondFactorQuery } from './factor-queries';

/** Few users see it, so it is kept out of the initial bundle. */
const SecondFactorQuestion = lazy(() =>
  import('./second-factor-question').then((module) => ({ default: module.SecondFactorQuestion })),
);

const laterKey = (userId: string) => `lsbu-factor-later:${userId}`;

interface SecondFactorGateProps {
  userId: string;
  /** Wraps the question in the page layout. */
  frame: (title: string, purpose: string, content: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Asks users to set up a required second factor: once per browser session before the deadline, in place of
 * every screen afterwards. This affects only the interface; the database enforces the rule.
 */
export function SecondFactorGate({ userId, frame, children }: SecondFactorGateProps) {
  const { data: state } = useQuery(secondFactorQuery(userId));
  const [isPostponed, setPostponed] = useState(() => readStored(laterKey(userId), 'session') !== null);
  const [isSettingUp, setSettingUp] = useState(false);
  const isShown = state?.required === true && !state.enrolled && (state.overdue || !isPostponed);
  if (!isSettingUp && !(state && isShown)) return children;
  const later = () => {
    writeStored(laterKey(userId), '1', 'session');
    setPostponed(true);
  };
  return (
    <Suspense>
      <SecondFactorQuestion
        state={state}
        frame={frame}
        isSettingUp={isSettingUp}
        onSetUp={setSettingUp}
        onLater={later}
      />
    </Suspense>
  );
}
