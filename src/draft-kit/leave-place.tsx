import { useSyncExternalStore, type ReactNode } from 'react';
import { leaveQuestion, subscribeToUnsaved } from './unsaved';

/** Where the back-office shows the question about unsaved text; forms bring the question itself (./leave-question.tsx). */
export const LeavePlace = (): ReactNode => useSyncExternalStore(subscribeToUnsaved, leaveQuestion);
