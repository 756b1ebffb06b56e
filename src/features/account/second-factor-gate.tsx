import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { recall, remember } from '@/lib/storage';
import { secondFactorQuery } from './factor-queries';

/** Hardly anybody is asked: its code stays out of everybody's first load. */
const Question = lazy(() =>
  import('./second-factor-question').then((module) => ({ default: module.SecondFactorQuestion })),
);

const laterKey = (userId: string) => `lsbu-factor-later:${userId}`;

interface SecondFactorGateProps {
  userId: string;
  /** The sheet around the question. */
  frame: (title: string, purpose: string, content: ReactNode) => ReactNode;
  children: ReactNode;
}

/**
 * Leads whoever has to have a second factor, and has none, to setting one up: once in each browser session while there
 * are days left, and instead of everything else afterwards. The database refuses what this hides.
 */
export function SecondFactorGate({ userId, frame, children }: SecondFactorGateProps) {
  const { data: state } = useQuery(secondFactorQuery(userId));
  const [isPutOff, setPutOff] = useState(() => recall(laterKey(userId), 'session') !== null);
  const [isSettingUp, setSettingUp] = useState(false);
  const isAsked = state?.required === true && !state.enrolled && (state.overdue || !isPutOff);
  if (!isSettingUp && !(state && isAsked)) return children;
  const later = () => {
    remember(laterKey(userId), '1', 'session');
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
