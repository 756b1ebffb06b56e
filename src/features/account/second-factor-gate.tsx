import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { readStored, writeStored } from '@/lib/storage';
import { secondFactorQuery } from './factor-queries';

/** Few users see it, so it is kept out of the initial bundle. */
const Question = lazy(() =>
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
 * every screen afterwards. Only the interface; the database enforces the rule.
 */
export function SecondFactorGate({ userId, frame, children }: SecondFactorGateProps) {
  const { data: state } = useQuery(secondFactorQuery(userId));
  const [isPutOff, setPutOff] = useState(() => readStored(laterKey(userId), 'session') !== null);
  const [isSettingUp, setSettingUp] = useState(false);
  const isAsked = state?.required === true && !state.enrolled && (state.overdue || !isPutOff);
  if (!isSettingUp && !(state && isAsked)) return children;
  const later = () => {
    writeStored(laterKey(userId), '1', 'session');
    setPutOff(true);
  };
  return (
    <Suspense>
      <Question
        state={state}
        frame={frame}
        isSettingUp={isSettingUp}
        onSetUp={setSettingUp}
        onLater={later}
      />
    </Suspense>
  );
}
