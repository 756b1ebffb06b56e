import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDraft } from '@/drafts/use-draft';
import type { OpenCase } from '@/features/cases/inbox/case-inbox';
import { draftValue } from '@/session/drafts';
import { transitionsQuery } from './detail-queries';

/** State of the option that makes a message stop the clock until the reporter answers. */
export interface Question {
  /** False if the case cannot wait for the reporter, and while this is unknown. */
  isOffered: boolean;
  isAsked: boolean;
  set: (isAsked: boolean) => void;
  /** Ticks the option and moves the focus to the message. */
  ask: () => void;
  /** Number of calls of `ask`. */
  asks: number;
}

/** Returns the state of the option, which is stored as a draft. */
export function useQuestion({ inbox, row }: OpenCase): Question {
  const { data: transitions = [] } = useQuery(transitionsQuery(inbox));
  const { found, keep } = useDraft(`question:${row.id}`, 'tab');
  const [isAsked, setAsked] = useState(() => (found ? draftValue(false, found) : false));
  const [asks, setAsks] = useState(0);
  const isOffered =
    !row.closed_at &&
    !row.spam_at &&
    transitions.some(({ from_status: from, to_status: to }) => from === row.status && to === 'menunggu');
  const set = (next: boolean) => {
    setAsked(next);
    keep(next || undefined);
  };
  const ask = () => {
    set(true);
    setAsks(asks + 1);
  };
  return { isOffered, isAsked, set, ask, asks };
}
