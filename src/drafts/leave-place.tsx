import { useSyncExternalStore, type ReactNode } from 'react';
import { leaveQuestion, subscribeToUnsaved } from './unsaved';

/** The back-office's place for the question about unsaved text, which forms bring themselves (./leave-question.tsx). */
export const LeavePlace = (): ReactNode => useSyncExternalStore(subscribeToUnsaved, leaveQuestion);
