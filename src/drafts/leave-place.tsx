import { useSyncExternalStore, type ReactNode } from 'react';
import { leaveQuestion, subscribeToUnsaved } from './unsaved';

/** Renders the confirmation for unsaved input, which is loaded with the first form (./leave-question.tsx). */
export const LeavePlace = (): ReactNode => useSyncExternalStore(subscribeToUnsaved, leaveQuestion);
