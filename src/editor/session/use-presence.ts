import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { TextTable } from '@/editor/text';
import { draftVersionQuery, leaveText, presenceQuery, type OtherEditor } from './presence';
import { readText } from './text-calls';
import type { TextSession } from './text-session';

interface Company {
  others: OtherEditor[];
  /** Another person opened the text first, and this one has not taken over. */
  isWatching: boolean;
  takeOver: () => void;
}

const NOBODY: OtherEditor[] = [];

/** Other people at a text. A second editor looks on, and sees what the first one saves, until they take over. */
export function useCompany(table: TextTable, session: TextSession, id: string | undefined): Company {
  const queryClient = useQueryClient();
  const [hasTaken, setTaken] = useState(false);
  // Decided on opening: a later visitor never takes the text from the person writing it.
  const [wasFirst, setFirst] = useState<boolean>();
  const { data } = useQuery({ ...presenceQuery(table, id ?? ''), enabled: id !== undefined });
  const others = data?.others ?? NOBODY;
  if (wasFirst === undefined && data) setFirst(others.length === 0 || session.isDirty());
  const isWatching = wasFirst === false && !hasTaken && others.length > 0;

  useEffect(() => {
    if (id === undefined) return;
    const leave = () => leaveText(table, id);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [table, id]);

  const draft = useQuery({ ...draftVersionQuery(table, id ?? ''), enabled: id !== undefined && isWatching });
  const state = session.getSnapshot().state;
  const isBehind =
    isWatching &&
    state !== null &&
    ((draft.data !== undefined && draft.data !== (state.draft?.version ?? null)) ||
      (data?.version != null && data.version !== state.row.version));
  useEffect(() => {
    if (!isBehind || id === undefined) return;
    let isOver = false;
    readText(table, { id }).then(
      (latest) => latest && !isOver && session.adopt(latest),
      () => undefined, // The next beat tries again.
    );
    return () => {
      isOver = true;
    };
  }, [isBehind, table, id, session, draft.data, data?.version]);

  const takeOver = () => {
    setTaken(true);
    void queryClient.invalidateQueries({ queryKey: ['editing', table, id] });
  };
  return { others, isWatching, takeOver };
}
